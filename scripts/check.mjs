import { lint, types, units } from './checks/code.mjs';
import { walls } from './checks/walls.mjs';
import { setUp } from './setup.mjs';
import { lastLine, runStages } from './stage.mjs';

console.log('Blockyard: types, lint, walls and unit tests. For all there is: npm test.');
await setUp();
const total = await runStages([
  { name: 'lint', check: lint },
  { name: 'types', check: types },
  { name: 'walls', check: walls },
  { name: 'units', check: units },
]);
console.log(lastLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
