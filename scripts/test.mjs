import { frames, pages } from './checks/browser.mjs';
import { build, lint, types, units } from './checks/code.mjs';
import { packages } from './checks/packages.mjs';
import { sizes } from './checks/sizes.mjs';
import { walls } from './checks/walls.mjs';
import { setUp } from './setup.mjs';
import { lastLine, runStages } from './stage.mjs';

console.log('Blockyard: installs what is missing, then runs every check, one line each.');
let total = { passed: 0, failed: 1 };
try {
  await setUp();
  total = await runStages([
    { name: 'lint', check: lint },
    { name: 'types', check: types },
    { name: 'walls', check: walls },
    { name: 'units', check: units },
    { name: 'build', check: build },
    { name: 'packages', check: packages },
    { name: 'sizes', check: sizes },
    { name: 'browser', check: pages },
    { name: 'frames', check: frames },
  ]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
