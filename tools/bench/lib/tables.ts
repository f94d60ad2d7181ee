import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type KeptRow, readResults } from './results.ts';
import { short } from './row.ts';

/** The table of recorded figures in a document is between these two lines. */
const BEGIN = '<!-- figures: npm run bench -->';
const END = '<!-- /figures -->';

/** The figures in the README: those that a visitor, a clerk or an operator notices. */
const HEADLINES = [
  'villa page, scripts before a touch',
  'HTML with its styles, villa/ambar-evi.html',
  'first screen of a phone, bytes',
  'LCP, against Next',
  'search kernel, 10,000 villas × 730, against top 20',
  '/v2/search never asked before, 10,000 villas',
  'public read, most',
  'price saved → page, p99',
  'build of 3,000 villas',
  'dashboard, first load',
  'what the Worker starts with, without pages',
  "figures of the dashboard's home",
  '3,000 feeds of 1,000 villas, ticks of the cron',
];

/** Writes the tables of docs/bench.md (every figure) and of the README (the headlines). */
export function writeTables(): void {
  const results = readResults();
  writeTable('../../../docs/bench.md', tableOf(results));
  writeTable('../../../README.md', headlinesOf(results));
}

function writeTable(file: string, table: string): void {
  const path = fileURLToPath(new URL(file, import.meta.url));
  writeFileSync(path, withTable(readFileSync(path, 'utf8'), table));
  // Aligns the columns as the formatter expects.
  execFileSync('oxfmt', [path]);
}

/** The number of goals met, then the headlines. @throws for a headline without a recorded figure */
export function headlinesOf(results: readonly KeptRow[], names = HEADLINES): string {
  const judged = results.filter(({ goal }) => goal !== '' && goal !== 'scale');
  const met = judged.filter(({ verdict }) => verdict === 'met').length;
  const lines = names.map((name) => {
    const row = results.find(({ what }) => what === name);
    if (!row) throw new Error(`no figure on record: ${name}`);
    const { what, goal, ours, peer, unit, verdict, at } = row;
    return [what, goal, figure(ours, unit), figure(peer, unit), verdict, at.slice(0, 10)];
  });
  const head = ['what', 'goal', 'ours', 'peer', 'verdict', 'measured'];
  const count = `${met} of ${judged.length} goals are met; docs/bench.md has every figure.`;
  return `${count}\n\n${markdownOf(head, lines)}`;
}

/** The text with the table inserted. @throws when it has no place for one */
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
  return markdownOf(head, lines);
}

const markdownOf = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
