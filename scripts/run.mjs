import { spawn } from 'node:child_process';
import { ROOT } from './workspace.mjs';

/**
 * @typedef {object} Finished
 * @property {number} code  exit code; 1 when the program could not be started or ran out of time
 * @property {string} output  what it wrote, both streams as they came
 */

/**
 * Runs a program to its end and keeps what it says. Never rejects.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{cwd?: string, env?: NodeJS.ProcessEnv, seconds?: number, show?: boolean}} [options]
 *   `env` is added to ours; `seconds` is the most it may take; `show` lets it write to the terminal as it goes
 * @returns {Promise<Finished>}
 */
export function run(command, args, { cwd = ROOT, env = {}, seconds = 1200, show = false } = {}) {
  return new Promise((resolve) => {
    // On Windows npx and the tools of node_modules/.bin are scripts, which only a shell can start.
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const clock = setTimeout(() => {
      output += `\n${command} was stopped after ${seconds} s.\n`;
      child.kill('SIGKILL');
    }, seconds * 1000);
    const finish = (/** @type {number} */ code, /** @type {string} */ last = '') => {
      clearTimeout(clock);
      resolve({ code, output: output + last });
    };
    const keep = (/** @type {string} */ chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    child.on('error', (error) => finish(1, `${error.message}\n`));
    child.on('close', (code) => finish(code ?? 1));
  });
}
