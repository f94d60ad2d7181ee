import { readMoney } from '#domain/import/read-cell.ts';
import type { CellProblem, ImportRow } from '#domain/import/schema.ts';
import { findOverlap, formatSpan } from '#domain/prices/season-table.ts';
import { SeasonInput } from '#domain/prices/schema.ts';

export type NewSeason = SeasonInput;

const CELL = /^season@(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

/** The seasons in a villa's row: `season@2027-06-01/2027-09-30` with a nightly price. */
export function readSeasons({ cells }: Pick<ImportRow, 'cells'>): {
  seasons: NewSeason[];
  problems: CellProblem[];
} {
  const seasons: NewSeason[] = [];
  const problems: CellProblem[] = [];
  const report = (message: string) => problems.push({ field: 'nightly', message });
  for (const [name, text] of Object.entries(cells)) {
    const [, startsOn, endsOn] = CELL.exec(name) ?? [];
    if (startsOn === undefined || endsOn === undefined) continue;
    const read = readMoney(text);
    if ('problem' in read) {
      report(read.problem);
      continue;
    }
    const parsed = SeasonInput.safeParse({
      startsOn,
      endsOn,
      nightly: read.value,
      minNights: null,
      shortStayFee: null,
      cleaningThreshold: null,
    });
    if (!parsed.success) {
      report(parsed.error.issues[0]?.message ?? 'Fiyat okunamadı.');
      continue;
    }
    const overlap = findOverlap(seasons, parsed.data);
    if (overlap === null) seasons.push(parsed.data);
    else
      report(
        `İki fiyat aynı gecelere denk geliyor: ${formatSpan(overlap)} ve ${formatSpan(parsed.data)}.`,
      );
  }
  return { seasons, problems };
}
