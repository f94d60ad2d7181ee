import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '#scripts/lib/programs.ts';
import { startChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import type { Engine } from './engine.ts';

export const findFirefox = (): string | null => findOnPath(['firefox-esr', 'firefox']);

/** Starts a Firefox with an empty profile and drives it by WebDriver BiDi, its own protocol. */
export async function startFirefox(program: string): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-firefox-'));
  const listening = Promise.withResolvers<string>();
  const args = ['--headless', '--no-remote', '--profile', home];
  const port = String(await freePort());
  const child = startChild(program, [...args, '--remote-debugging-port', port, 'about:blank'], {
    env: { ...process.env, HOME: home },
    onLine: (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) listening.resolve(`${address}/session`);
    },
  });
  child.process.once('close', () => listening.reject(new Error(`Firefox ended\n${child.tail()}`)));
  const { send, hangUp } = await converse(await listening.promise);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const context = (contexts as { context: string }[])[0]?.context;

  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    value: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value: string }).value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => {
      hangUp();
      await child.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Answer = { id?: number; type: string; message?: string; result?: Record<string, unknown> };

/** Commands and their answers over one connection; an error is thrown in the browser's words. */
async function converse(url: string) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result = {} } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }
  return { send, hangUp: () => socket.close() };
}
