import { parentPort, workerData } from 'node:worker_threads';
import type { Range } from './run/ranges.ts';
import { WORKS, type WorkName, type Works } from './run/works.ts';

const { name, plan } = workerData as { readonly name: WorkName; readonly plan: Works[WorkName]['plan'] };
const play = WORKS[name] as (of: typeof plan, range: Range) => Works[WorkName]['batch'];

parentPort?.on('message', (range: Range) => parentPort?.postMessage(play(plan, range)));
