import { proposeMatches } from '#domain/bank-statements/match.ts';
import { type KnownLine, newLines } from '#domain/bank-statements/new-lines.ts';
import type { LineToMatch, OpenStay } from '#domain/bank-statements/proposal.ts';
import { statementsOfText } from '#domain/bank-statements/reading/read-text.ts';
import { tableStatement } from '#domain/bank-statements/reading/table.ts';
import { MAX_STATEMENT_LINES, type StatementLine } from '#domain/bank-statements/statement.ts';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import type { Shape } from './shape.ts';

const csv = (text: string) =>
  tableStatement(sheetRows({ name: '', isHidden: false }, csvRows(text)).rows);

/** A statement that may be refused, as whoever brings it sees it. */
const read = (text: string) => {
  try {
    return text.startsWith('Tarih') ? csv(text) : statementsOfText(text);
  } catch {
    return null;
  }
};

const HEAD = 'Tarih;Açıklama;Tutar\n';
const SWIFT = ':20:A\n:25:TR330006100519786457841326\n:60F:C261101TRY1,00\n';
const CAMT = '<Document xmlns="camt.053"><BkToCstmrStmt><Stmt>';
const CAMT_END = '</Stmt></BkToCstmrStmt></Document>';

/** Text of about `size` letters, made of one part again and again. */
const filled =
  (before: string, part: string, after = '') =>
  (size: number) =>
    before + part.repeat(Math.ceil(size / part.length)) + after;

const textShape = (name: string, make: (size: number) => string): Shape<string> => ({
  name,
  make,
  read,
});

const line = (text: string): StatementLine => ({
  day: '2026-11-20',
  amount: 700_000,
  text,
  name: '',
  reference: '',
  balance: null,
});

const lines = (size: number, word: string) =>
  Array.from({ length: size }, (_, at) => line(`${word} NO${at}`));

const pairing = (name: string, known: string, brought: string, format: 'csv' | 'mt940'): Shape => ({
  name,
  most: MAX_STATEMENT_LINES,
  make: (size: number) => ({
    known: lines(size, known).map((one, at): KnownLine => ({ ...one, nth: at + 1, format: 'csv' })),
    brought: lines(size, brought),
  }),
  read: (made: unknown) => {
    const { known: stored, brought: come } = made as {
      known: KnownLine[];
      brought: StatementLine[];
    };
    return newLines(stored, come, format);
  },
});

const matching: Shape = {
  name: 'lines of a statement beside as many stays',
  most: MAX_STATEMENT_LINES,
  make: (size: number) => ({
    stays: Array.from({ length: size }, (_, at): OpenStay => ({
      id: `r${at}`,
      code: `KY26-A${at}`,
      name: `Ad${at} Soyad${at}`,
      villa: 'Villa',
      status: 'option',
      check_in: '2027-05-10',
      open: { prepayment: 700_000, balance: 3_500_000, extra: 0, deposit: 0 },
      reported: at % 10 === 0 ? 500_000 : 0,
    })),
    lines: lines(size, 'EFT').map((one, at): LineToMatch => ({
      ...one,
      id: `l${at}`,
      text: `AD${at} SOYAD${at}`,
    })),
  }),
  read: (made: unknown) => {
    const { lines: of, stays } = made as { lines: LineToMatch[]; stays: OpenStay[] };
    return proposeMatches(of, stays, []);
  },
};

/** Bank statements in the shapes that might cost most. */
export const STATEMENTS: Shape[] = [
  textShape('a statement of many lines', filled(HEAD, '12.11.2026;EFT;7.000,00\n')),
  textShape(
    'a description over many rows',
    filled(`${HEAD}12.11.2026;EFT;7.000,00\n`, ';DEVAM;\n'),
  ),
  textShape('an amount without an end', filled(`${HEAD}12.11.2026;EFT;`, '1.')),
  textShape('a title without an end', filled('Tarih;', 'TR33 0006 ', `\n${HEAD}`)),
  textShape('MT940 of many movements', filled(SWIFT, ':61:261112C1,00NTRFX\n:86:X\n')),
  textShape(
    'MT940 with a long description',
    filled(`${SWIFT}:61:261112C1,00NTRFX\n:86:X\n`, '?20 /NAME/X\n'),
  ),
  textShape(
    'camt.053 of many elements',
    filled(CAMT, '<Ntry><Amt Ccy="TRY">1</Amt></Ntry>', CAMT_END),
  ),
  textShape('camt.053 of open elements', filled(CAMT, '<Ntry>')),
  textShape('camt.053 of entities', filled(`${CAMT}<Ntry>`, '&amp;', `</Ntry>${CAMT_END}`)),
  textShape('camt.053 of comments', filled(CAMT, '<!---->', CAMT_END)),
  pairing('a statement in quite other words', 'EFT', 'HAVALE', 'mt940'),
  pairing('a statement of other lines of one amount', 'EFT', 'HAVALE', 'csv'),
  matching,
];
