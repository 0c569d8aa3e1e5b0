import { smoke } from './checks/browsers.mjs';
import { build } from './checks/code.mjs';
import { setUp } from './setup.mjs';
import { lastLine, runStages } from './stage.mjs';

console.log('Blockyard: a short smoke of both built pages in Firefox and WebKit.');
let total = { passed: 0, failed: 1 };
try {
  await setUp();
  total = await runStages([
    { name: 'build', check: build },
    { name: 'browsers', check: smoke },
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
