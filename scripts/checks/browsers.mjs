import { join } from 'node:path';
import { findFirefox, findWebKit } from '../find-others.mjs';
import { forget, vitestResult } from '../reports.mjs';
import { run } from '../run.mjs';
import { ROOT, tool } from '../workspace.mjs';

/** Opens and plays both built pages in Firefox and in WebKit. */
export async function smoke() {
  const report = join(ROOT, 'e2e', 'reports', 'browsers.json');
  forget(report);
  const env = { BLOCKYARD_FIREFOX: await findFirefox(), BLOCKYARD_WEBKIT: await findWebKit(), NO_COLOR: '1' };
  const { code, output } = await run(tool('vitest', 'e2e'), ['run'], { cwd: join(ROOT, 'e2e'), env });
  return [vitestResult('Firefox and WebKit', report, { ok: code === 0, output })];
}
