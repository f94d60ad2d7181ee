import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { JournalLine } from '#domain/bookkeeping/journal.ts';
import { addMonths, type Month, monthOf } from '#domain/values/dates.ts';
import { journalChanges, journalMonths } from '#drizzle/schema/bookkeeping.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

export const ACCOUNTS_KEY = 'journal_accounts';

/**
 * SQLite limits the parameters of a statement; with more changed stays than this, all stays are
 * read.
 */
const MAX_NAMED = 20_000;

/** The first day with something to record: of what has moved, and of the stays. */
const FIRST_DAYS = sql`(
  select * from (select day from journal_moves order by day limit 1)
  union all select * from (select day from journal_shares order by day limit 1))`;

/** The facts of a month besides its lines. */
export type MonthFacts = {
  closed: { at: string; by: string | null } | null;
  /** The month to close next; null while there is nothing to record. */
  next: Month | null;
  /** The stored plan of accounts, as text. */
  accounts: string | null;
  /** Ids of the stays that have changed since the last closing. */
  changed: string[];
};

export async function readMonth(db: Database, month: Month): Promise<MonthFacts> {
  const { closed, last, first, plan, changed } = await readTogether(db, {
    closed: db.read
      .select({
        at: journalMonths.closedAt,
        by: sql<string | null>`${userDetails.firstName} || ' ' || ${userDetails.lastName}`,
      })
      .from(journalMonths)
      .leftJoin(userDetails, eq(userDetails.userId, journalMonths.closedBy))
      .where(eq(journalMonths.month, month)),
    last: db.read
      .select({ month: journalMonths.month })
      .from(journalMonths)
      .orderBy(desc(journalMonths.month))
      .limit(1),
    first: db.read
      .select({ day: sql<string | null>`min(day)` })
      .from(FIRST_DAYS)
      // Once a month is closed, the next follows it.
      .where(sql`not exists (select 1 from ${journalMonths})`),
    plan: db.read
      .select({ value: settings.value })
      .from(settings)
      .where(eq(settings.key, ACCOUNTS_KEY))
      .orderBy(asc(settings.id)),
    changed: db.read.select({ id: journalChanges.reservationId }).from(journalChanges),
  });
  const day = first[0]?.day ?? null;
  const begins = day === null ? null : monthOf(day);
  return {
    closed: closed[0] ?? null,
    next: last[0] === undefined ? begins : addMonths(last[0].month, 1),
    accounts: plan[0]?.value ?? null,
    changed: changed.map(({ id }) => id),
  };
}

/**
 * The lines of a month: for a closed month those written at its closing; for the next one
 * everything that the closed months do not contain; for a later one what has happened in it.
 */
export function linesOf(
  month: Month,
  state: 'closed' | 'next' | 'later',
  changed: readonly string[],
): SQL {
  if (state === 'closed') {
    return sql`select source, reservation_id, day, role, amount, is_correction from journal_lines
      where month = ${month}`;
  }
  if (state === 'later') {
    return sql`select source, reservation_id, day, role, sum(amount) as amount, 0 as is_correction
      from journal_facts where day >= ${`${month}-01`} and day < ${`${addMonths(month, 1)}-01`}
      group by source, role having sum(amount) <> 0`;
  }
  return openLines(month, changed);
}

/**
 * What the closed months do not contain, up to the end of `month`, which is the next one to close:
 * the events of the month itself, and for stays that have changed since (`journal_changes`) the
 * difference. For a stay moved into a future month, its closed lines are reversed.
 */
export function openLines(month: Month, changed: readonly string[]): SQL {
  const begins = `${month}-01`;
  return sql`
  -- One day for all lines of a voucher, whichever of them the correction adds.
  select source, reservation_id, max(max(day)) over voucher as day, role, sum(amount) as amount,
    max(max(posted)) over voucher as is_correction
  from (
    select source, reservation_id, day, role, amount, 0 as posted from journal_facts
    where day >= ${begins} and day < ${`${addMonths(month, 1)}-01`}
    union all
    select source, reservation_id, day, role, amount, 0 from journal_facts
    -- The plus keeps the planner from walking all days before.
    where ${isOneOf(changed)} and +day < ${begins}
    union all
    select l.source, l.reservation_id, l.day, l.role, -l.amount, 1
    from journal_changes c cross join journal_lines l on l.reservation_id = c.reservation_id
  ) group by source, role having sum(amount) <> 0 window voucher as (partition by source)`;
}

/** A literal list: SQLite cannot push a subquery down into the parts of the view. */
const isOneOf = (ids: readonly string[]): SQL =>
  ids.length > MAX_NAMED
    ? sql`reservation_id in (select reservation_id from journal_changes)`
    : sql`reservation_id in (${sql.join(
        ids.map((id) => sql`${id}`),
        sql`, `,
      )})`;

type StoredLine = Omit<JournalLine, 'isCorrection'> & { isCorrection: number };

/**
 * Some of a month's lines, each with the person or stay it concerns; lines of a voucher are
 * adjacent.
 */
export async function readLines(
  db: Database,
  lines: SQL,
  { skip, take }: { skip: number; take: number },
): Promise<JournalLine[]> {
  const rows = await db.read.all<StoredLine>(sql`
    select l.source, l.role, l.day, l.amount, l.is_correction as isCorrection, r.code,
      r.first_name || ' ' || r.last_name as guest, r.owner_id as ownerId,
      d.first_name || ' ' || d.last_name as owner
    from (${lines}) l
    join reservations r on r.id = l.reservation_id
    left join user_details d on d.user_id = r.owner_id
    order by l.day, l.source, l.amount desc, l.role limit ${take} offset ${skip}`);
  return rows.map((row) => ({ ...row, isCorrection: row.isCorrection === 1 }));
}
