// `npm run prove`: the simulated agency (docs/proof.md). `npm run prove -- --long kills`: the
// complete long proofs whose names contain that text (tests/long-runs.ts); without a text all of
// them. `npm run prove -- --before`: going back to the last release (tests/e2e/version-before.ts), or
// to the commit that is named.
import { spawnSync } from 'node:child_process';
import { runCommand } from './lib/installation.ts';
import { root } from './lib/paths.ts';

const [proof, name] = process.argv.slice(2);
if (proof === '--before') await runCommand(() => runBefore(name));
else if (proof === '--long') await runLong(name ?? '');
else await import('#simulation/command.ts');

async function runBefore(commit?: string): Promise<void> {
  const { proveVersionBefore } = await import('#tests/e2e/version-before.ts');
  await proveVersionBefore(commit);
}

async function runLong(text: string): Promise<void> {
  const { LONG_RUNS } = await import('#tests/long-runs.ts');
  const chosen = LONG_RUNS.filter(({ what }) => what.includes(text));
  if (chosen.length === 0) {
    console.error(`There are: ${LONG_RUNS.map(({ what }) => what).join(', ')}`);
    process.exitCode = 2;
  }
  for (const { what, project, file } of chosen) {
    console.log(`${what} …`);
    const [command, ...args] =
      project === 'browser'
        ? ['playwright', 'test', file]
        : ['vitest', 'run', '--project', project, file];
    const { status } = spawnSync(command, args, {
      cwd: root,
      env: { ...process.env, LONG: '1' },
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
