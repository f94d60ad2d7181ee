import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#server/process/ports.ts';
import { root } from '#scripts/lib/paths.ts';
import type { Bundle } from './bundle.ts';
import { cpuOf } from '../load/process-tree.ts';
import { waitForHttp } from '#scripts/lib/wait.ts';

export type RunningWorkerd = {
  url: string;
  /** CPU time from the start of the process to its first answer, in milliseconds. */
  startCpuMs: number;
  /** CPU time of the process so far in milliseconds. */
  cpu(): number;
  stop(): void;
};

/** A Worker in the bare runtime, without the development server. */
export async function startWorkerd(
  { modules }: Pick<Bundle, 'modules'>,
  variables: Record<string, string>,
): Promise<RunningWorkerd> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-workerd-'));
  const port = await freePort();
  for (const { name, text } of modules) writeFileSync(join(directory, name), text);
  writeFileSync(join(directory, 'config.capnp'), configOf(port, modules, variables));
  const child = spawn(
    join(root, 'node_modules/.bin/workerd'),
    ['serve', join(directory, 'config.capnp')],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  await waitForHttp(`${url}/v1/health`, 15_000, () => '');
  const cpu = () => cpuOf(child.pid ?? 0);
  return {
    url,
    startCpuMs: cpu(),
    cpu,
    stop() {
      child.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

const configOf = (port: number, modules: Bundle['modules'], variables: Record<string, string>) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [${modules.map(({ name }) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
  compatibilityDate = "2026-10-01",
  globalOutbound = "internet",
  bindings = [${Object.entries(variables)
    .map(([name, text]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(text)})`)
    .join(', ')}],
);
`;
