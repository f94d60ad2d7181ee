import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findChromium } from './lib/browser.ts';
import { root } from './lib/paths.ts';

type Stage = { name: string; command: string; args: string[]; env?: Record<string, string> };

const stages: Stage[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'types', command: 'tsc', args: ['--noEmit'] },
  { name: 'types of pages', command: 'astro', args: ['check', '--minimumSeverity', 'error'] },
  { name: 'unit', command: 'vitest', args: ['run', '--project', 'unit', '--coverage'] },
  { name: 'worker', command: 'vitest', args: ['run', '--project', 'worker'] },
  { name: 'recovery', command: 'vitest', args: ['run', '--project', 'recovery'] },
  { name: 'files', command: 'vitest', args: ['run', '--project', 'files'] },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--project', 'together'],
    env: { CHROMIUM_PATH: findChromium() },
  },
  {
    name: 'browser, alone',
    command: 'playwright',
    args: ['test', '--project', 'alone'],
    env: { CHROMIUM_PATH: findChromium() },
  },
];

const only = process.argv.slice(2);
const chosen = only.length === 0 ? stages : stages.filter(({ name }) => only.includes(name));
const started = Date.now();
const results = chosen.map((stage) => ({ stage, ...run(stage) }));

console.log('');
for (const { stage, ok, seconds } of results) {
  console.log(`${ok ? '✓' : '✗'} ${stage.name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s`);
}
const failed = results.filter(({ ok }) => !ok).length;
console.log(`Took ${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function run({ name, command, args, env = {} }: Stage): { ok: boolean; seconds: number } {
  console.log(`\n── ${name}`);
  const before = Date.now();
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });
  return { ok: status === 0, seconds: (Date.now() - before) / 1000 };
}
