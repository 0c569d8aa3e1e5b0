import { parentPort, workerData } from 'node:worker_threads';
import { playBatch } from './run/play.ts';
import type { Range } from './run/ranges.ts';
import type { RunPlan } from './run/run.ts';

const plan = workerData as RunPlan;

parentPort?.on('message', (range: Range) => parentPort?.postMessage(playBatch(plan, range)));
