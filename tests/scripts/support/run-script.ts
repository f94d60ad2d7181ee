import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/lib/paths.ts';

export type Said = { code: number | null; said: string };

/** Runs `tools/scripts/<name>.ts` as `npm run <name>` does, with nobody at its terminal. */
export function runScript(
  name: string,
  args: readonly string[],
  env: Record<string, string | undefined>,
): Promise<Said> {
  const child = spawn(process.execPath, [join(root, 'tools/scripts', `${name}.ts`), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const take = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}
