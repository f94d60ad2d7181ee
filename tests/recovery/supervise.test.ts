import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { supervise } from '#server/host/supervise.ts';
import { startChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import { processesOf } from './support/processes.ts';

/** Answers, and works for as many milliseconds of the processor as a path says, with no turn between. */
const SERVER = `
  import { createServer } from 'node:http';
  createServer((request, response) => {
    const wanted = Number(request.url.slice(1));
    const before = process.cpuUsage();
    for (let spent = 0; spent < wanted * 1_000; ) {
      const { user, system } = process.cpuUsage(before);
      spent = user + system;
    }
    response.end(String(process.pid));
  }).listen(Number(process.argv[2]), '127.0.0.1');`;

const HEARTBEAT = { every: 50, stands: 1_500, works: 3_000, atLast: 120_000 };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kiyi-supervise-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.runIf(process.platform === 'linux')('a server that does not answer', () => {
  async function start() {
    const file = join(folder, 'server.mjs');
    writeFileSync(file, SERVER);
    const port = await freePort();
    const kept = await supervise({
      name: 'It',
      begin: () => startChild(process.execPath, [file, String(port)]),
      health: `http://127.0.0.1:${port}/0`,
      heartbeat: HEARTBEAT,
      patienceMs: 60_000,
      say: () => undefined,
      giveUp: () => undefined,
    });
    const work = (ms: number) =>
      fetch(`http://127.0.0.1:${port}/${ms}`).then(
        (answer) => answer.text(),
        () => 'ended',
      );
    return { work, stop: kept.stop, pid: () => processesOf('node', file)[0] ?? 0 };
  }

  it('is left alone while others leave it little of the processor, however long it works', async () => {
    const server = await start();
    const pid = server.pid();
    // It gets a third of a processor.
    let turn = 0;
    const others = setInterval(() => {
      turn += 1;
      process.kill(pid, turn % 3 === 0 ? 'SIGCONT' : 'SIGSTOP');
    }, 20);
    const from = Date.now();
    const answer = await server.work(1_200);
    clearInterval(others);
    process.kill(pid, 'SIGCONT');
    expect(answer).toBe(String(pid));
    // Longer than it may work by the processor's time.
    expect(Date.now() - from).toBeGreaterThan(HEARTBEAT.works);
    await server.stop();
  });

  it('is ended when it works on and on, and when it stands', async () => {
    const server = await start();
    const pid = server.pid();
    expect(await server.work(60_000)).toBe('ended');
    await expect.poll(() => server.work(0)).not.toBe('ended');
    const next = server.pid();
    expect(next).not.toBe(pid);
    process.kill(next, 'SIGSTOP');
    await expect.poll(() => server.pid()).not.toBe(next);
    await expect.poll(() => server.work(0)).not.toBe('ended');
    await server.stop();
  });

  it('is not ended for the time in which nobody asked it', async () => {
    const server = await start();
    const pid = server.pid();
    const turn = () => new Promise(setImmediate);
    const lookedAt = async (from: number) => {
      while (Date.now() < from + 2 * HEARTBEAT.every) await turn();
    };
    process.kill(pid, 'SIGSTOP');
    await lookedAt(Date.now());
    // Now the supervisor, which is this process, stands too, longer than a server may.
    const until = Date.now() + HEARTBEAT.stands;
    while (Date.now() < until);
    await lookedAt(until);
    process.kill(pid, 'SIGCONT');
    expect(await server.work(0)).toBe(String(pid));
    await server.stop();
  });
});
