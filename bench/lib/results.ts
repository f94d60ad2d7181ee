import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import type { Row } from './row.ts';

/** A figure on record: a row with when and on what it was measured. */
export type KeptRow = Row & { at: string; machine: string };

const FILE = new URL('../results.json', import.meta.url);

/** The figures on record, in the order of the goals. */
export const readResults = (): KeptRow[] => JSON.parse(readFileSync(FILE, 'utf8')) as KeptRow[];

/** Puts the measured rows in the place of older ones of the same goal, name and unit; the others stay. */
export function keepResults(measured: readonly Row[], now = new Date()): void {
  const machine = `${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const kept = mergeResults(
    readResults(),
    measured.map((row) => ({ ...row, at: now.toISOString(), machine })),
  );
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}

/** Older figures with the newer ones in their places, in the order of the goals. */
export function mergeResults(older: readonly KeptRow[], newer: readonly KeptRow[]): KeptRow[] {
  const nameOf = ({ row, what, unit }: KeptRow) => `${row} ${what} ${unit}`;
  const rows = new Map([...older, ...newer].map((row) => [nameOf(row), row]));
  return [...rows.values()].toSorted((a, b) => a.row - b.row);
}
