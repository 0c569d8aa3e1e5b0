#!/usr/bin/env node
import process from 'node:process';
import { flushed, processIo } from './cli/io.ts';
import { lab } from './cli/lab.ts';

process.exitCode = await lab(process.argv.slice(2), processIo());
await flushed();
