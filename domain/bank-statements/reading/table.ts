import { findHeading } from '#domain/spreadsheets/reading/find-heading.ts';
import { fold } from '#domain/values/fold.ts';
import { parseIban } from '#domain/values/iban.ts';
import type { Kurus } from '#domain/values/money.ts';
import {
  MAX_STATEMENT_LINES,
  type Statement,
  StatementProblem,
  type StatementLine,
  tidyLine,
} from '../statement.ts';
import { checkBalances, oldestFirst } from './balances.ts';
import { type DecimalSign, decimalSignOf, readAmount, type ReadAmount } from './amount.ts';
import { type ColumnRole, roleOf } from './headings.ts';
import { statementDay } from './statement-day.ts';

/** The most sentences about single lines; a file that is read wrongly would have one for each. */
const MAX_PROBLEMS = 20;

type Columns = {
  roles: readonly (ColumnRole | null)[];
  of: (role: ColumnRole) => number;
  all: (role: ColumnRole) => number[];
};

/**
 * The statement in a table: titles with the account above, headings, one row a line, totals below.
 * Either one column of signed amounts, or one of amounts and one that says the direction, or two.
 * `rows`: as spreadsheets are read (`SheetRows`). @throws StatementProblem without day and amount
 */
export function tableStatement(rows: readonly (readonly string[])[]): {
  statement: Statement;
  problems: string[];
} {
  const at = findHeading(rows, (cell) => roleOf(cell) !== null);
  const heading = rows[at] ?? [];
  const under = rows[at + 1] ?? [];
  // "Borç" and "Alacak" below a "Tutar" that is above both.
  const isDouble = isSecondHeading(under);
  const columns = columnsOf(isDouble ? bothHeadings(heading, under) : heading);
  const hasAmount = ['amount', 'out', 'in'].some((role) => columns.of(role as ColumnRole) >= 0);
  if (columns.of('day') < 0 || !hasAmount) {
    throw new StatementProblem(
      'Bu dosyada ekstrenin başlıkları bulunamadı: Tarih ile Tutar (ya da Borç ve Alacak) sütunları olmalı.',
    );
  }
  const first = at + (isDouble ? 2 : 1);
  const body = rows.slice(first);
  const titles = rows.slice(0, at).map((row) => row.join(' '));
  const decimal = decimalSignOf(amountCells(body, columns));
  const readBy = (columns: Columns) =>
    body.map((row, index) =>
      readRow(row, { heading, columns, decimal, number: first + 1 + index }),
    );
  let read = readBy(columns);
  if (isUnsigned(columns, foldRows(read))) read = readBy(withDirection(columns, body));
  const kept = foldRows(read);
  if (kept.length > MAX_STATEMENT_LINES) throw new StatementProblem(TOO_LONG);
  const named = new Set(kept.flatMap(({ currency }) => currency ?? []));
  const currency = [...named][0] ?? currencyIn([...titles, ...heading]) ?? 'TRY';
  const problems = read.flatMap((row) => (row.kind === 'odd' ? [row.why] : []));
  if (named.size > 1) {
    throw new StatementProblem(
      'Bu dosyada birden çok para birimi var. Her hesabın ekstresini ayrı indirin.',
    );
  }
  const lines = oldestFirst(kept.map(({ line }) => line));
  const { signed, problem } = checkBalances(lines, isUnsigned(columns, kept));
  return {
    statement: { account: accountIn(titles), currency, lines: signed.map(tidyLine) },
    problems: [...(problem === null ? [] : [problem]), ...problems.slice(0, MAX_PROBLEMS)],
  };
}

export const TOO_LONG = `Bir ekstrede en çok ${MAX_STATEMENT_LINES} satır okunur. Daha kısa bir dönem seçip yeniden indirin.`;

/** Whatever the heading calls it: a column that says nothing but what came and what left. */
function withDirection({ roles }: Columns, body: readonly (readonly string[])[]): Columns {
  const at = roles.findIndex((role, column) => {
    const cells = body.map((row) => (row[column] ?? '').trim()).filter(Boolean);
    const isFree = role === null || role === 'text';
    return isFree && cells.length > 0 && cells.every((cell) => directionOf(cell) !== null);
  });
  return columnsWith(roles.map((role, column) => (column === at ? 'direction' : role)));
}

const isSecondHeading = (row: readonly string[]): boolean =>
  row.some((cell) => ['out', 'in'].includes(roleOf(cell) ?? '')) &&
  row.every((cell) => cell.trim() === '' || roleOf(cell) !== null);

const bothHeadings = (heading: readonly string[], under: readonly string[]): string[] =>
  Array.from({ length: Math.max(heading.length, under.length) }, (_, at) =>
    (under[at] ?? '').trim() === '' ? (heading[at] ?? '') : (under[at] ?? ''),
  );

const columnsOf = (heading: readonly string[]): Columns => columnsWith(heading.map(roleOf));

function columnsWith(roles: readonly (ColumnRole | null)[]): Columns {
  const all = (role: ColumnRole) => roles.flatMap((one, at) => (one === role ? [at] : []));
  return { roles, of: (role) => roles.indexOf(role), all };
}

function* amountCells(body: readonly (readonly string[])[], { all }: Columns): Generator<string> {
  const columns = [...all('amount'), ...all('out'), ...all('in'), ...all('balance')];
  for (const row of body) for (const column of columns) yield row[column] ?? '';
}

type Row =
  | { kind: 'line'; line: StatementLine; currency: string | null; isDirected: boolean }
  | { kind: 'more'; text: string }
  | { kind: 'nothing' }
  | { kind: 'odd'; why: string };

type Reading = {
  heading: readonly string[];
  columns: Columns;
  decimal: DecimalSign;
  number: number;
};

function readRow(row: readonly string[], { heading, columns, decimal, number }: Reading): Row {
  const cell = (role: ColumnRole) => (row[columns.of(role)] ?? '').trim();
  const joined = (role: ColumnRole) =>
    columns
      .all(role)
      .map((at) => (row[at] ?? '').trim())
      .filter(Boolean)
      .join(' ');
  if (row.every((text) => text.trim() === '')) return { kind: 'nothing' };
  // A page of a printed list begins with the headings again.
  if (heading.every((text, at) => (row[at] ?? '') === text)) return { kind: 'nothing' };
  const day = statementDay(cell('day'));
  const text = joined('text');
  const moved = readMoved(cell, decimal);
  if (day === null) {
    const isOnlyText = moved === 'none' && cell('day') === '' && text !== '';
    if (isOnlyText && !isTotal(row)) return { kind: 'more', text };
    if (moved === 'none' || isTotal(row)) return { kind: 'nothing' };
    return {
      kind: 'odd',
      why: `${number}. satırın tarihi okunamadı: “${cell('day').slice(0, 40)}”.`,
    };
  }
  const balance = balanceOf(row, columns, heading, decimal);
  if (moved === 'none' || isCarried(text, moved, balance)) return { kind: 'nothing' };
  if (moved === 'odd') {
    return { kind: 'odd', why: `${number}. satırın tutarı okunamadı: “${shownAmounts(cell)}”.` };
  }
  return {
    kind: 'line',
    currency: moved.currency ?? currencyIn([cell('currency')]),
    isDirected: moved.direction !== null,
    line: {
      day,
      amount: moved.amount,
      text,
      name: joined('name'),
      reference: cell('reference'),
      balance,
    },
  };
}

/** Of a column each for what the bank owes and is owed, one is zero. */
function balanceOf(
  row: readonly string[],
  { all }: Columns,
  heading: readonly string[],
  decimal: DecimalSign,
): Kurus | null {
  const read = all('balance').flatMap((at) => {
    const found = readAmount((row[at] ?? '').trim(), decimal);
    if (found === null) return [];
    const isBelow = found.direction === -1 || fold(heading[at] ?? '').startsWith('borc');
    return [isBelow ? -Math.abs(found.amount) : found.amount];
  });
  return read.find((amount) => amount !== 0) ?? read[0] ?? null;
}

/** A sum of a day, or a balance that is carried forward as if it were a line: money of no movement. */
const isCarried = (text: string, moved: ReadAmount | 'odd', balance: Kurus | null): boolean =>
  CARRIED.test(fold(text.slice(0, 80))) &&
  (moved === 'odd' || (balance !== null && Math.abs(moved.amount) === Math.abs(balance)));

const CARRIED =
  /\b(devir|devreden|toplami?|yekunu?)$|\b(devreden|acilis|kapanis|onceki|opening|closing) (bakiye|balance)/;

const shownAmounts = (cell: (role: ColumnRole) => string): string =>
  [cell('amount'), cell('out'), cell('in')].filter(Boolean).join(' / ').slice(0, 60);

/** What a row moved, signed; `none` for a row without an amount, `odd` for one that is in doubt. */
function readMoved(
  cell: (role: ColumnRole) => string,
  decimal: DecimalSign,
): ReadAmount | 'none' | 'odd' {
  const read = (role: ColumnRole) => {
    const text = cell(role);
    return text === '' || /^[-–—]+$/.test(text)
      ? null
      : (readAmount(text, decimal) ?? ('odd' as const));
  };
  const [out, into, amount] = [read('out'), read('in'), read('amount')];
  if (out === 'odd' || into === 'odd' || amount === 'odd') return 'odd';
  const left = out !== null && out.amount !== 0 ? out : null;
  const came = into !== null && into.amount !== 0 ? into : null;
  if (left !== null && came !== null) return 'odd';
  if (left !== null) return { ...left, amount: -Math.abs(left.amount), direction: -1 };
  if (came !== null) return { ...came, amount: Math.abs(came.amount), direction: 1 };
  if (amount === null || amount.amount === 0) return 'none';
  const direction = amount.direction ?? directionOf(cell('direction'));
  if (direction === null) return amount;
  return { ...amount, amount: direction * Math.abs(amount.amount), direction };
}

/** "B", "Borç", "Çıkış", "-" leave the account; "A", "Alacak", "Giriş", "+" come. */
function directionOf(text: string): 1 | -1 | null {
  const word = fold(text);
  if (/^(b|borc.*|d|dr|debit|cik.*|gid.*|-)$/.test(word)) return -1;
  return /^(a|alacak.*|c|cr|credit|gir.*|gel.*|\+)$/.test(word) ? 1 : null;
}

const isTotal = (row: readonly string[]): boolean =>
  row.some((cell) =>
    /^(genel |ara )?toplam|bakiye|devir|devreden|nakli yekun|total/.test(fold(cell.slice(0, 80))),
  );

type LineRow = Extract<Row, { kind: 'line' }>;

/** A row with nothing but more words belongs to the line above it. */
function foldRows(rows: readonly Row[]): LineRow[] {
  const kept: LineRow[] = [];
  const words: string[][] = [];
  for (const row of rows) {
    if (row.kind === 'line') {
      kept.push(row);
      words.push([row.line.text]);
    }
    if (row.kind === 'more') words.at(-1)?.push(row.text);
  }
  return kept.map((row, at) => ({
    ...row,
    line: { ...row.line, text: (words[at] ?? []).join(' ') },
  }));
}

/** Whether nothing but the balances can say what came and what left. */
const isUnsigned = (columns: Columns, rows: readonly LineRow[]): boolean =>
  columns.of('amount') >= 0 && rows.every(({ isDirected, line }) => !isDirected && line.amount > 0);

function accountIn(titles: readonly string[]): string {
  for (const title of titles) {
    const [found] = /TR[\s-]?\d{2}(?:[\s-]?\d){22}/i.exec(title.slice(0, 400)) ?? [];
    const iban = found === undefined ? null : parseIban(found);
    if (iban !== null) return iban;
  }
  const number = titles.map(
    (title) =>
      /hesap\s*(?:no|numarasi|numarası)[^\d]{0,20}([\d\s/-]{5,30})/i.exec(title.slice(0, 400))?.[1],
  );
  return (number.find((found) => found !== undefined) ?? '').trim();
}

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['EUR', /\beur\b|\beuro\b|€/],
  ['USD', /\busd\b|\bdolar\b|amerikan dolari|\$/],
  ['GBP', /\bgbp\b|\bsterlin\b|£/],
  ['CHF', /\bchf\b/],
  ['RUB', /\brub\b|\bruble\b/],
  ['XAU', /\bxau\b|\baltin\b/],
  ['TRY', /\btry\b|\btl\b|turk lirasi|₺/],
];

/** The currency that titles, headings or a cell name; null where none does. */
function currencyIn(texts: readonly string[]): string | null {
  for (const text of texts) {
    const word = fold(text.slice(0, 400));
    const found = CURRENCIES.find(([, sign]) => sign.test(word));
    if (found !== undefined) return found[0];
  }
  return null;
}
