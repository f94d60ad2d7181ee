import { type Day, isDay } from '#domain/values/dates.ts';
import {
  MAX_STATEMENT_LINES,
  ofAccount,
  type Statement,
  type StatementLine,
  StatementProblem,
  tidyLine,
} from '../statement.ts';
import { readAmount } from './amount.ts';
import { TOO_LONG } from './table.ts';

/* MT940, the customer statement of SWIFT's FIN standard: lines that begin with `:tag:`, and lines that
   go on. Amounts have a decimal comma and no separators between thousands. */

/** Whether a text is a statement in MT940. */
export const isMt940 = (text: string): boolean =>
  /^:(20|25|28C?):/m.test(text.slice(0, 4_000)) && /^:6(0[FM]|1):/m.test(text);

type Field = { tag: string; lines: string[] };

function* fieldsOf(text: string): Generator<Field> {
  let field: Field | null = null;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (tag !== undefined) {
      if (field !== null) yield field;
      field = { tag, lines: [rest] };
    } else if (/^-\}?|^\{\d:/.test(line)) {
      // The end of a message, or the blocks around the next.
      if (field !== null) yield field;
      field = null;
    } else field?.lines.push(line);
  }
  if (field !== null) yield field;
}

/** The fields of a file without a message that comes a second time. */
function fieldsOnce(text: string): Field[] {
  const messages: Field[][] = [];
  for (const field of fieldsOf(text)) {
    if (field.tag === '20' || messages.length === 0) messages.push([]);
    messages.at(-1)?.push(field);
  }
  return [...new Map(messages.map((one) => [JSON.stringify(one), one])).values()].flat();
}

/** Every account of a file with its lines; several messages of one account follow each other. */
export function mt940Statements(text: string): { statements: Statement[]; problems: string[] } {
  const accounts = new Map<string, Statement>();
  const problems: string[] = [];
  let account = '';
  let balance: number | null = null;
  let statement: Statement | null = null;
  let last: StatementLine | null = null;
  let count = 0;
  for (const { tag, lines } of fieldsOnce(text)) {
    const [first = ''] = lines;
    if (tag === '20') [account, statement, balance] = ['', null, null];
    if (tag === '25' || tag === '25P') account = accountOf(first);
    if (tag === '60F' || tag === '60M') {
      const opening = readBalance(first);
      balance = opening?.amount ?? null;
      statement = ofAccount(accounts, account, opening?.currency ?? 'TRY');
    }
    if (tag === '61') {
      count += 1;
      if (count > MAX_STATEMENT_LINES) throw new StatementProblem(TOO_LONG);
      const line = readLine(lines);
      if (line === null) {
        problems.push(`${count}. hareket okunamadı: “${first.slice(0, 60)}”.`);
        // What follows has no balance: the amount that was not read is missing in it.
        [last, balance] = [null, null];
        continue;
      }
      // A note of the bank without money.
      if (line.amount === 0) {
        last = null;
        continue;
      }
      if (balance !== null) balance += line.amount;
      last = { ...line, balance };
      statement ??= ofAccount(accounts, account, 'TRY');
      statement.lines.push(last);
    }
    if (tag === '86' && last !== null) {
      Object.assign(last, describe(lines, last));
    }
    if (tag === '62F' || tag === '62M') last = null;
  }
  const statements = [...accounts.values()].map((one) => ({
    ...one,
    lines: one.lines.map(tidyLine),
  }));
  return { statements, problems };
}

/** `:25:` has an IBAN, or the bank's own code, a slash and the number, with or without a currency. */
const accountOf = (text: string): string =>
  text
    .replace(/\s|(TRY|TRL|EUR|USD|GBP)$/g, '')
    .split('/')
    .findLast(Boolean) ?? '';

function readBalance(text: string): { amount: number; currency: string } | null {
  const [, mark, currency = '', digits = ''] =
    /^([CD])\d{6}([A-Z]{3})([\d,]{1,20})/.exec(text) ?? [];
  const read = readAmount(digits, ',');
  if (read === null) return null;
  return { amount: mark === 'D' ? -read.amount : read.amount, currency };
}

/**
 * `:61:` value date, booking day, mark, funds code, amount, kind of movement, the customer's
 * reference, `//` the bank's; the line after it adds words. RC takes a credit back, RD a debit.
 */
const MOVEMENT =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d,]{0,19})(?:[NFS][A-Z0-9]{3})?(.*)$/;

function readLine([first = '', ...more]: readonly string[]): StatementLine | null {
  const [, year = '', month = '', date = '', booked, mark = '', , digits = '', rest = ''] =
    MOVEMENT.exec(first) ?? [];
  const read = readAmount(digits, ',');
  const value = `20${year}-${month}-${date}`;
  if (read === null || !isDay(value)) return null;
  const isOut = mark === 'D' || mark === 'RC' || mark === 'ED';
  const [ours = '', banks = ''] = rest.split('//', 2);
  return {
    day: bookingDay(value, booked),
    amount: isOut ? -read.amount : read.amount,
    text: more.join(' '),
    name: '',
    reference: banks.trim() || (ours.trim() === 'NONREF' ? '' : ours.trim()),
    balance: null,
  };
}

/** The booking day has no year: it is the one nearest to the value date. */
function bookingDay(value: Day, booked: string | undefined): Day {
  if (booked === undefined) return value;
  const year = Number(value.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${booked.slice(0, 2)}-${booked.slice(2)}`)
    .filter(isDay);
  const far = (day: Day) => Math.abs(Date.parse(day) - Date.parse(value));
  return days.reduce((best, day) => (far(day) < far(best) ? day : best), days[0] ?? value);
}

/** Characters of a line of `:86:`; a text that fills it goes on in the next without a space. */
const WIDTH = 65;

/** Characters of a subfield; a text that fills it goes on in the next without a space. */
const PART_WIDTH = 27;

const join = (parts: readonly string[], width: number): string =>
  parts
    .map((one) => (one.length >= width ? one : `${one} `))
    .join('')
    .trim();

/**
 * `:86:`, in one of the three ways of banks: `?20…?32…` (some write `<20` or `~20`), `/NAME/…/REMI/…`,
 * or plain words.
 */
function describe(
  lines: readonly string[],
  line: StatementLine,
): Pick<StatementLine, 'text' | 'name'> {
  const whole = join(lines, WIDTH);
  const [, sign] = /^(?:\d{3})?([?<~^@])\d{2}/.exec(whole) ?? [];
  if (sign !== undefined) {
    const parts = whole
      .split(new RegExp(`\\${sign}(?=\\d{2})`))
      .map((part) => [part.slice(0, 2), part.slice(2).trimEnd()] as const);
    const of = (from: number, to: number) =>
      parts.filter(([code]) => Number(code) >= from && Number(code) <= to).map(([, text]) => text);
    const words = [...of(0, 0), join([...of(20, 29), ...of(60, 63)], PART_WIDTH)];
    return {
      text: [line.text, ...words].filter(Boolean).join(' '),
      name: join(of(32, 33), PART_WIDTH),
    };
  }
  const codes = whole.split(/\/(?=[A-Z]{4}\/)/);
  if (codes.length > 1) {
    const name = codes.flatMap((part) => {
      const [code, first, , third] = part.split('/');
      return (code === 'NAME' ? first : code === 'CNTP' ? third : null) ?? [];
    });
    const text = codes.map((part) =>
      part
        .replace(/^[A-Z]{4}\//, '')
        .replace(/\/+/g, ' ')
        .trim(),
    );
    return { text: [line.text, ...text].filter(Boolean).join(' '), name: name[0] ?? '' };
  }
  return { text: [line.text, whole].filter(Boolean).join(' '), name: '' };
}
