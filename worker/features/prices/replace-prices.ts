import { and, eq, gte } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import { conflict, type FieldIssue, notFound, refused } from '#domain/errors.ts';
import { findOverlap, listOverlaps } from '#domain/prices/season-table.ts';
import type { ReplacePricesInput, SeasonInput } from '#domain/prices/schema.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { overlapWith } from './overlap.ts';
import { findPrices } from './queries.ts';
import { assertSure } from './assert-sure.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findPrices>>>['rows'];

/**
 * Replaces every row of a villa's table that has not ended, all or none: the save of the
 * spreadsheet editor. Gaps are allowed; a night may only have one price. @throws `NOT_FOUND`,
 * `STALE_VERSION`, `PRICE_OVERLAP` (409), `PRICE_DOUBT`, `VALIDATION` (422) for rows that have ended; the issues
 * name the rows by their index in the body (`rows.3.startsOn`).
 */
export async function replacePrices(
  deps: Deps,
  villaId: number,
  { version, rows, sure }: ReplacePricesInput,
  actor: Actor,
): Promise<void> {
  const day = today(deps.clock);
  const current = await findPrices(deps.db, villaId);
  if (current === null) throw notFound('Böyle bir villa yok.');
  const { villa } = current;
  await checkVersion(deps, villa, version);
  const { ended = [], coming = [] } = Object.groupBy(current.rows, (row) =>
    row.endsOn < day ? 'ended' : 'coming',
  );
  checkRows(rows, ended, day);
  assertSure(coming, rows, sure);
  const write = beginWrite(deps, actor);
  await write.run([
    ...raiseVersion(write, villa),
    write.delete(villaPrices, and(eq(villaPrices.villaId, villaId), gte(villaPrices.endsOn, day))),
    rows.length > 0 &&
      write.insert(
        villaPrices,
        rows.map((row) => ({ ...row, villaId })),
        () => conflict('PRICE_OVERLAP'),
      ),
    write.audit('villa.prices', villaId, { before: { rows: coming }, after: { rows } }),
  ]);
}

function checkRows(rows: readonly SeasonInput[], ended: Stored, day: Day): void {
  const past = rows.flatMap((row, index): FieldIssue[] =>
    row.endsOn < day
      ? [{ path: `rows.${index}.endsOn`, message: 'Bitmiş dönemlerin satırları değiştirilemez.' }]
      : [],
  );
  if (past.length > 0) throw refused('VALIDATION', past[0]?.message, past);

  const [pair] = listOverlaps(rows);
  const earlier = pair && rows[pair[0]];
  if (earlier !== undefined) throw overlapWith(earlier, `rows.${pair?.[1]}.startsOn`);

  for (const [index, row] of rows.entries()) {
    const other = findOverlap(ended, row);
    if (other !== null) throw overlapWith(other, `rows.${index}.startsOn`);
  }
}
