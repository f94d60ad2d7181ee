import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type KeptRow, readResults } from './results.ts';
import { short } from './row.ts';

/** Between these lines of a document stands a table that is made of the figures on record. */
const BEGIN = '<!-- figures: npm run bench -->';
const END = '<!-- /figures -->';

/** Documents with such a table, and the goals that each shows; none named shows all. */
const DOCUMENTS = [
  { file: '../../docs/bench.md', rows: [] },
  { file: '../../README.md', rows: [1, 2, 5, 6, 9, 11, 13, 14] },
];

/** Writes the tables of the documents from the figures on record. */
export function writeTables(): void {
  const results = readResults();
  for (const { file, rows } of DOCUMENTS) {
    const path = fileURLToPath(new URL(file, import.meta.url));
    const shown = results.filter(({ row }) => rows.length === 0 || rows.includes(row));
    writeFileSync(path, withTable(readFileSync(path, 'utf8'), tableOf(shown)));
    // Columns are aligned as the formatter wants them.
    execFileSync('oxfmt', [path]);
  }
}

/** The text with the table in its place. @throws where the text has no place for one */
export function withTable(text: string, table: string): string {
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined)
    throw new Error(`no place for a table: ${BEGIN}`);
  return `${before}${BEGIN}\n\n${table}\n\n${END}${after}`;
}

const figure = (value: number | null, unit: string): string =>
  value === null ? '–' : `${short(value)} ${unit}`.trim();

function tableOf(rows: readonly KeptRow[]): string {
  const lines = rows.map(({ row, what, goal, ours, peer, ratio, unit, verdict, at }) => [
    String(row),
    what,
    goal,
    figure(ours, unit),
    figure(peer, unit),
    figure(ratio, ''),
    verdict,
    at.slice(0, 10),
  ]);
  const head = ['row', 'what', 'goal', 'ours', 'peer', 'ratio', 'verdict', 'measured'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
