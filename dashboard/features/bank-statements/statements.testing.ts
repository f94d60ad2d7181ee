import { expect } from 'vitest';
import { readStatementFile } from './read-statement-file.ts';

/* Files as banks write them, read as they are brought: from their bytes. */

export const IBAN = 'TR330006100519786457841326';
const LETTERS: Record<string, number> = { İ: 0xdd, ı: 0xfd, Ş: 0xde, ş: 0xfe, Ğ: 0xd0, ğ: 0xf0 };
export const turkish = (text: string) =>
  Uint8Array.from(text, (letter) => LETTERS[letter] ?? letter.charCodeAt(0));
export const rows = (...lines: string[]) => lines.join('\r\n');

export type Shown = [day: string, amount: number, ...words: string[]];
type Expected = {
  lines: Shown[];
  account?: string;
  currency?: string;
  currencies?: string[];
  problems?: RegExp[];
};
export type StatementCase = [what: string, content: () => BlobPart, expected: Expected];

export const THREE: Shown[] = [
  ['2026-11-12', 1_250_000],
  ['2026-11-12', -12_550],
  ['2026-11-13', 745_005],
];

export async function expectLines(content: () => BlobPart, expected: Expected): Promise<void> {
  const { statements, problems } = await readStatementFile(new File([content()], 'ekstre'));
  const lines = statements.flatMap((one) => one.lines);
  expect(
    lines.map(({ day, amount, text, name, reference }, n) =>
      [day, amount, text, name, reference].slice(0, expected.lines[n]?.length ?? 5),
    ),
  ).toEqual(expected.lines);
  const { account, currencies = statements.map(() => expected.currency ?? 'TRY') } = expected;
  expect(statements.map(({ currency }) => currency)).toEqual(currencies);
  if (account !== undefined) expect(statements[0]?.account).toBe(account);
  expect(problems).toEqual((expected.problems ?? []).map((one) => expect.stringMatching(one)));
}
