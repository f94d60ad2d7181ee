// The whole browser stage on one site: the tests that run side by side, then those that run alone,
// whatever the first ended with. (As a dependency of the first, Playwright would leave them out.)
// Arguments are Playwright's: files, `--grep …`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import setup from './start-site.ts';

const stop = await setup();
for (const project of ['together', 'alone']) {
  // Durations are told of those that run side by side.
  const reporter = project === 'together' ? 'list,json' : 'list';
  const args = [
    'test',
    '--no-deps',
    `--project=${project}`,
    `--reporter=${reporter}`,
    '--pass-with-no-tests',
    ...process.argv.slice(2),
  ];
  const run = spawn('playwright', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(run, 'close');
  if (status !== 0) process.exitCode = 1;
}
await stop();
