import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '#scripts/lib/paths.ts';
import type { Episode, Told } from './episode.ts';
import type { Step } from './step.ts';

/** A history that broke a promise, stored so that it can be replayed. */
type HistoryFile = { seed: number; invariant: string; seen: string; history: Told[] };

const FOLDER = join(root, '.data/prove');

/** Stores a broken history. Returns its path from the project's root. */
export function writeHistory({ seed, broken, history }: Episode): string {
  if (broken === null) throw new Error('nothing is broken');
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `broken-${seed}.json`);
  const file: HistoryFile = { seed, ...broken, history };
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  return relative(root, path);
}

export function readHistory(path: string): { seed: number; steps: Step[] } {
  const { seed, history } = JSON.parse(readFileSync(path, 'utf8')) as HistoryFile;
  return { seed, steps: history.map(({ step }) => step) };
}

/** A history for a reader: when, who did what, with which result, and which fault occurred. */
export function tellHistory(history: readonly Told[]): string {
  return history
    .map(({ step, at, said }, index) => {
      const fault = step.fault;
      const failed = fault === null ? '' : ` [trip ${fault.trip} ${fault.how}]`;
      return `${String(index + 1).padStart(4)}. ${at} ${step.act}: ${said || '…'}${failed}`;
    })
    .join('\n');
}
