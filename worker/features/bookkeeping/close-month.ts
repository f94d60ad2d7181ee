import { sql } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import type { Journal } from '#domain/bookkeeping/schema.ts';
import { formatMonth, type Month, monthOf } from '#domain/values/dates.ts';
import { journalMonths } from '#drizzle/schema/bookkeeping.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { openLines, readMonth } from './queries.ts';
import { showJournal } from './show-journal.ts';

/**
 * Closes a month of the books: the database writes the lines that the closed months do not contain
 * yet, and later corrections go into the next month. Cannot be undone. @throws `MONTH_CLOSED`,
 * `MONTH_OUT_OF_ORDER`, `STALE_VERSION` (409), `MONTH_NOT_OVER` (422)
 */
export async function closeMonth(deps: Deps, month: Month, actor: Actor): Promise<Journal> {
  const { db, clock } = deps;
  const { closed, next, changed } = await readMonth(db, month);
  if (closed !== null) throw conflict('MONTH_CLOSED');
  if (month >= monthOf(today(clock))) throw refused('MONTH_NOT_OVER');
  if (month !== next) {
    const message =
      next === null ? undefined : `Sıradaki ay ${formatMonth(next)}; aylar sırayla kapanır.`;
    throw conflict('MONTH_OUT_OF_ORDER', message);
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  const row = { month, closedAt: at, closedBy: actor.userId };
  await write.run([
    // Changes made since the data was read would otherwise be marked as processed.
    guard(
      'journal unchanged',
      sql`not exists (
        select 1 from journal_changes
        where reservation_id not in (select value from json_each(${JSON.stringify(changed)}))
      )`,
      () => conflict('STALE_VERSION', 'Bu sırada bir konaklama değişti. Ayı yeniden kapatın.'),
    ),
    step(
      sql`insert into journal_lines
        (month, source, role, created_at, updated_at, reservation_id, day, amount, is_correction)
        select ${month}, source, role, ${at}, ${at}, reservation_id, day, amount, is_correction
        from (${openLines(month, changed)})`,
      () => conflict('MONTH_CLOSED'),
    ),
    write.insert(journalMonths, row, () => conflict('MONTH_CLOSED')),
    write.audit('journal.close', month),
  ]);
  return showJournal(deps, month);
}
