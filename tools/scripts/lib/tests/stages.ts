import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../browser.ts';
import { root } from '../paths.ts';

/** One part of `npm test`: a command that succeeds with exit code 0. */
export type Stage = {
  name: string;
  /** Processor time on a quiet machine, in seconds: the longest start first. */
  seconds: number;
  command: string;
  args: string[];
  env?: () => Record<string, string>;
  /** Writes the duration of each of its tests as JSON to `reportOf(name)`. */
  report?: 'vitest' | 'playwright';
};

/** A cache that speeds up the next run. */
const cache = join(root, 'node_modules/.cache/kiyi');

export const reportOf = (name: string): string =>
  join(cache, `tests-${name.replaceAll(' ', '-')}.json`);

const vitest = (name: string, seconds: number, ...more: string[]): Stage => ({
  name,
  seconds,
  command: 'vitest',
  args: [
    'run',
    `--project=${name}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...more,
  ],
  report: 'vitest',
});

/** Everything that `npm test` proves. `npm test -- lint unit` runs some of it. */
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
  vitest('unit', 38, '--coverage'),
  vitest('worker', 200),
  vitest('recovery', 250),
  vitest('files', 90),
  // First fixed seeds, then random ones; a failure prints its seed (docs/proof.md).
  { name: 'simulation', seconds: 40, command: 'node', args: ['tools/scripts/prove.ts', '--slice'] },
  {
    name: 'browser',
    seconds: 700,
    command: 'playwright',
    args: ['test', '--reporter=list,json'],
    env: () => ({
      CHROMIUM_PATH: findChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('browser'),
    }),
    report: 'playwright',
  },
];

/** The named stages, in the order of the list; all by default. @throws for an unknown name. */
export function chooseStages(names: readonly string[]): Stage[] {
  const known = STAGES.map(({ name }) => name);
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    throw new Error(`There is no stage “${strange.join('”, “')}”. There are: ${known.join(', ')}.`);
  }
  mkdirSync(cache, { recursive: true });
  return names.length === 0 ? STAGES : STAGES.filter(({ name }) => names.includes(name));
}
