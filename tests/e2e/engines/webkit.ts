import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOnPath } from '#scripts/lib/programs.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';
import { startChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import type { Engine } from './engine.ts';

/** Programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
type Programs = { driver: string; browser: string; display: string };

export function findWebKit(): Programs | null {
  const driver = findOnPath(['WebKitWebDriver']);
  const display = findOnPath(['Xvfb']);
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return driver && display && browser ? { driver, display, browser } : null;
}

/** The browser's own bars have a least width; without it a window is as narrow as a phone. */
const NARROW_BARS = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 2px; }';

/** Starts the WebKit of GTK on a display of its own and drives it by WebDriver. */
export async function startWebKit({ driver, browser, display }: Programs): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'kiyi-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), NARROW_BARS);
  const screen = await startDisplay(display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: home,
    XDG_CONFIG_HOME: home,
    XDG_RUNTIME_DIR: home,
  };
  const child = startChild(driver, ['-p', String(port)], { env });
  const address = `http://127.0.0.1:${port}`;
  await waitForHttp(`${address}/status`, 60_000, child.tail);

  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}\n${child.tail()}`);
    return value;
  }
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string };
  const inSession = (method: string, path: string, body?: object) =>
    call(method, `/session/${sessionId}/${path}`, body);
  const value = async <T>(expression: string) => {
    const script = `return JSON.stringify(${expression}) ?? 'null'`;
    return JSON.parse(String(await inSession('POST', 'execute/sync', { script, args: [] }))) as T;
  };

  return {
    open: async (url) => void (await inSession('POST', 'url', { url })),
    value,
    perform: async (actions) => void (await inSession('POST', 'actions', { actions })),
    resize: async (width, height) => {
      await inSession('POST', 'window/rect', { width, height });
      const bars = height - (await value<number>('innerHeight'));
      await inSession('POST', 'window/rect', { width, height: height + bars });
    },
    picture: async () => Buffer.from(String(await inSession('GET', 'screenshot')), 'base64'),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`);
      await child.stop();
      await screen.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** A screen that nobody sees, under the first name that is free. */
async function startDisplay(program: string) {
  const named = Promise.withResolvers<string>();
  // It writes the number that it took to the named descriptor.
  const child = startChild(
    program,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { onLine: (line) => /^\d+$/.test(line.trim()) && named.resolve(`:${line.trim()}`) },
  );
  child.process.once('close', () => named.reject(new Error(`Xvfb ended\n${child.tail()}`)));
  return { name: await named.promise, stop: child.stop };
}
