import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_PORT, listen, parsePort } from '../src/port.mjs';

describe('parsePort', () => {
  it.each([
    [undefined, DEFAULT_PORT],
    ['', DEFAULT_PORT],
    ['0', 0],
    ['8080', 8080],
    [' 65535 ', 65535],
  ])('reads %j as %d', (text, port) => {
    expect(parsePort(text)).toBe(port);
  });

  it.each(['65536', '-1', '80.5', 'http', '0x50', '1e3'])('refuses %j by name', (text) => {
    expect(() => parsePort(text)).toThrow(
      new RangeError(`PORT must be a whole number from 0 to 65535, not "${text}".`),
    );
  });
});

describe('listen', () => {
  /** @type {import('node:http').Server[]} */
  const open = [];
  const server = () => {
    const made = createServer((_, res) => res.end('hello'));
    open.push(made);
    return made;
  };
  afterEach(() => {
    for (const one of open.splice(0)) one.close();
  });

  it('takes a free port when asked for 0', async () => {
    const port = await listen(server(), 0);
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('hello');
  });

  it('goes on to the next free port and says which were taken', async () => {
    const first = await listen(server(), 0);
    /** @type {[number, number][]} */
    const taken = [];
    const second = await listen(server(), first, { onTaken: (port, next) => taken.push([port, next]) });
    expect(second).toBeGreaterThan(first);
    expect(taken[0]).toEqual([first, first + 1]);
    expect((await fetch(`http://localhost:${second}/`)).status).toBe(200);
  });

  it('sees a port that is taken on the loopback address only', async () => {
    const first = await listen(server(), 0, { host: '127.0.0.1' });
    expect(await listen(server(), first)).not.toBe(first);
  });

  it('gives up with a readable message when nothing in its range is free', async () => {
    const first = await listen(server(), 0);
    await expect(listen(server(), first, { tries: 1 })).rejects.toThrow(`No free port from ${first} on.`);
  });
});
