import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

/** A recorded figure: a row with the time and machine of its measurement. */
export type KeptRow = Row & { at: string; machine: string };

const FILE = new URL('../results.json', import.meta.url);

/** The recorded figures, in the order of the goals. */
export const readResults = (): KeptRow[] => JSON.parse(readFileSync(FILE, 'utf8')) as KeptRow[];

/** Replaces older rows of the same goal, name and unit by the measured ones; the others stay. */
export function keepResults(measured: readonly Row[], now = new Date()): void {
  const machine = `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const kept = mergeResults(
    readResults(),
    measured.map((row) => ({ ...row, at: now.toISOString(), machine })),
  );
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

/** Older figures, replaced by newer ones where they exist, in the order of the goals. */
export function mergeResults(older: readonly KeptRow[], newer: readonly KeptRow[]): KeptRow[] {
  const nameOf = ({ row, what, unit }: KeptRow) => `${row} ${what} ${unit}`;
  const rows = new Map([...older, ...newer].map((row) => [nameOf(row), row]));
  return [...rows.values()].toSorted((a, b) => a.row - b.row);
}
