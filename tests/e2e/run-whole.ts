// The whole browser stage on one site: the tests that run side by side, some of them once more in a
// browser that translates, then those that run alone,
// whatever the first ended with. (As a dependency of the first, Playwright would leave them out.)
// Arguments are Playwright's: files, `--grep …`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import setup from './start-site.ts';

const chosen = process.argv.slice(2);
const isAlone = chosen.length === 0 || chosen.some((file) => file.includes('.alone.'));

const stop = await setup();
const SIDE_BY_SIDE = ['together', 'translated'];
for (const projects of isAlone ? [SIDE_BY_SIDE, ['alone']] : [SIDE_BY_SIDE]) {
  // Durations are told of those that run side by side.
  const reporter = projects === SIDE_BY_SIDE ? 'list,json' : 'list';
  const named = projects.map((project) => `--project=${project}`);
  const options = ['--no-deps', ...named, `--reporter=${reporter}`];
  const args = ['test', ...options, '--pass-with-no-tests', ...chosen];
  const run = spawn('playwright', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(run, 'close');
  if (status !== 0) process.exitCode = 1;
}
await stop();
