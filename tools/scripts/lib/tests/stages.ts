import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** One part of `npm test`: a command that succeeds with exit code 0. */
export type Stage = {
  name: string;
  /** Processor time on a quiet machine, in seconds: the longest start first. */
  seconds: number;
  /** Only `usual`: what a change usually breaks; only `all`: everything. Without: both. */
  only?: 'usual' | 'all';
  command: string;
  args: string[];
  /** Arguments of all but a usual run, which measures no coverage: that takes half as long again. */
  strict?: string[];
  env?: Record<string, string>;
  /** Writes the duration of each of its tests as JSON to `reportOf(name)`. */
  report?: 'vitest' | 'playwright';
};

/** A cache that speeds up the next run. */
const cache = join(root, 'node_modules/.cache/kiyi');

export const reportOf = (name: string): string =>
  join(cache, `tests-${name.replaceAll(' ', '-')}.json`);

const vitest = (name: string, seconds: number): Stage => ({
  name,
  seconds,
  command: 'vitest',
  args: [
    'run',
    `--project=${name}`,
    // What is said by tests that pass costs a sixth of the time, and hides what is said by others.
    '--silent=passed-only',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  report: 'vitest',
});

const browser = (name: string, seconds: number, command: string, args: string[]): Stage => ({
  name,
  seconds,
  command,
  args,
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  report: 'playwright',
});

const PLAYWRIGHT = ['test', '--no-deps', '--project=together', '--reporter=list,json'];

/** Stages of `npm test`, of `npm test -- --all`, and by their names (`npm test -- lint unit`). */
export const STAGES: Stage[] = [
  { name: 'format', seconds: 2, command: 'oxfmt', args: ['--check', '.'] },
  { name: 'lint', seconds: 3, command: 'oxlint', args: ['--deny-warnings'] },
  {
    name: 'types',
    seconds: 22,
    command: 'node',
    args: [
      'node_modules/typescript-7/bin/tsc',
      '--project',
      'tsconfig.types.json',
      '--noEmit',
      // More checkers repeat work of the first, and the other core runs other stages.
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      join(cache, 'types.tsbuildinfo'),
    ],
  },
  {
    name: 'types of pages',
    seconds: 16,
    command: 'astro',
    args: ['check', '--tsconfig', 'tsconfig.pages.json', '--minimumSeverity', 'error'],
  },
  { ...vitest('unit', 95), strict: ['--coverage'] },
  vitest('worker', 400),
  { ...vitest('recovery', 250), only: 'all' },
  { ...vitest('files', 90), only: 'all' },
  {
    // First fixed seeds, then random ones; a failure prints its seed (docs/proof.md).
    name: 'simulation',
    seconds: 40,
    only: 'all',
    command: 'node',
    args: ['tools/scripts/prove.ts', '--slice'],
  },
  {
    ...browser('journeys', 180, 'playwright', [...PLAYWRIGHT, '--grep=@usual']),
    only: 'usual',
  },
  { ...browser('browser', 700, 'node', ['tests/e2e/run-whole.ts']), only: 'all' },
];

/**
 * The named stages, in the order of the list; by default those of a usual run, with `--all` those
 * of a whole one. @throws for an unknown name.
 */
export function chooseStages(args: readonly string[]): Stage[] {
  const names = args.filter((arg) => arg !== '--all');
  const without = args.includes('--all') ? 'usual' : 'all';
  const known = STAGES.map(({ name }) => name);
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    throw new Error(`There is no stage “${strange.join('”, “')}”. There are: ${known.join(', ')}.`);
  }
  mkdirSync(cache, { recursive: true });
  const chosen = STAGES.filter(({ name, only }) =>
    names.length > 0 ? names.includes(name) : only !== without,
  );
  return chosen.map(({ strict = [], ...stage }) =>
    args.length > 0
      ? { ...stage, args: [...stage.args, ...strict] }
      : // Of random cases a usual run draws a few (tests/support/effort.ts).
        { ...stage, env: { ...stage.env, SHORT: '1' } },
  );
}
