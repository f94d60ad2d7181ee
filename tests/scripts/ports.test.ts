import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, listenFrom } from '#server/process/ports.ts';

it('gives out ports that no outgoing connection can take, each once', async () => {
  const ports = [];
  for (let at = 0; at < 100; at += 1) ports.push(await freePort());
  expect(new Set(ports).size).toBe(100);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('passes over a port that somebody listens on', async () => {
  const server = createServer();
  const taken = (await freePort()) + 1;
  await listenFrom(server, taken);
  expect(await freePort()).not.toBe(taken);
  server.close();
});
