import type { StatementLine } from '../statement.ts';

/** Whether a line's balance follows from that of the line before. */
const follows = (before: StatementLine, line: StatementLine): boolean =>
  before.balance !== null && line.balance !== null && before.balance + line.amount === line.balance;

/**
 * The lines with the oldest first. Banks list either way; within one day only the balances tell.
 */
export function oldestFirst(lines: readonly StatementLine[]): StatementLine[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isNewestFirst =
    first.day === last.day ? reads(lines.toReversed()) > reads(lines) : first.day > last.day;
  return isNewestFirst ? lines.toReversed() : [...lines];
}

const reads = (lines: readonly StatementLine[]): number =>
  lines.filter((line, at) => {
    const before = lines[at - 1];
    return (
      before !== undefined &&
      (follows(before, line) || follows(before, { ...line, amount: -line.amount }))
    );
  }).length;

const MISSING =
  'Bakiyeler satırların toplamıyla tutmuyor; dosyada eksik satır olabilir. Dönemi yeniden indirip karşılaştırın.';
const UNSIGNED =
  'Hangi tutarın geldiği, hangisinin gittiği yazmıyor; hepsi gelen sayıldı. Borç ve Alacak sütunları olan bir dosya indirin.';
const FIRST =
  'Tutarların geldiği ya da gittiği bakiyelerden okundu; ilk hareketinki okunamadı, gelen sayıldı.';

/**
 * Compares amounts with balances. Where amounts have no signs, the balances give them. `lines`: the
 * oldest first. `problem`: a Turkish sentence about what does not fit; null for none.
 */
export function checkBalances(
  lines: readonly StatementLine[],
  isUnsigned: boolean,
): { signed: StatementLine[]; problem: string | null } {
  let [known, wrong, turned] = [0, 0, 0];
  const signed = lines.map((line, at) => {
    const before = lines[at - 1];
    if (before?.balance == null || line.balance === null) return line;
    known += 1;
    if (before.balance + line.amount === line.balance) return line;
    if (isUnsigned && before.balance - line.amount === line.balance) {
      turned += 1;
      return { ...line, amount: -line.amount };
    }
    wrong += 1;
    return line;
  });
  if (isUnsigned && lines.length > 1 && (known === 0 || wrong > 0)) {
    return { signed, problem: UNSIGNED };
  }
  if (turned > 0) return { signed, problem: FIRST };
  return { signed, problem: wrong > 0 ? MISSING : null };
}
