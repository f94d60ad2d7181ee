import { and, between, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  ARRIVAL_MAIL,
  type DatedMail,
  DEFAULT_REMINDERS,
  GUEST_LIST_MAIL,
  LEAVING_MAIL,
  type DueDays,
  type ReminderRules,
  REST_MAIL,
  REVIEW_MAIL,
} from '#domain/mail/reminders.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Mails of one run; the next minute continues. */
const RUN_LIMIT = 100;

const SETTINGS = {
  arrivalDays: 'reminder_days_before',
  reviewDays: 'review_days_after',
  optionMinutes: 'option_reminder_minutes',
} as const satisfies Record<keyof ReminderRules, string>;

/** The configured rules; defaults for missing settings. */
export async function readReminderRules(db: Database): Promise<ReminderRules> {
  const rows = await db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, Object.values(SETTINGS)));
  const rule = (name: keyof ReminderRules) => {
    const set = Number(rows.find(({ key }) => key === SETTINGS[name])?.value);
    return Number.isInteger(set) && set >= 0 ? set : DEFAULT_REMINDERS[name];
  };
  return {
    arrivalDays: rule('arrivalDays'),
    reviewDays: rule('reviewDays'),
    optionMinutes: rule('optionMinutes'),
  };
}

export type DueMail = { id: string; template: string; occasion: string };

type DueOption = { id: string; since: string; expiresAt: string };

type Moment = { now: string; startOfDay: string; isMorning: boolean };

/** Reminders by day and by option that are due and not in the outbox, in one trip. */
export async function readDue(
  db: Database,
  days: {
    arrivals: DueDays;
    lists: DueDays;
    rests: DueDays;
    leaving: DueDays;
    departures: DueDays;
  },
  lastExpiry: string,
  { now, startOfDay, isMorning }: Moment,
): Promise<{ dated: DueMail[]; options: DueOption[] }> {
  // For stays confirmed today it does not wait until the morning.
  const confirmedToday = isMorning ? undefined : gt(reservations.confirmedAt, startOfDay);
  // Includes the villa, because the index begins with it.
  const unasked = sql`not exists (
    select 1 from comments
    where villa_id = reservations.villa_id and reservation_id = reservations.id
  )`;
  const morning = isMorning ? undefined : sql`false`;
  const { arrivals, lists, rests, leaving, departures, options } = await readTogether(db, {
    arrivals: selectDated(db, ARRIVAL_MAIL, days.arrivals, confirmedToday),
    lists: selectDated(db, GUEST_LIST_MAIL, days.lists, and(morning, lacksGuests)),
    rests: selectDated(db, REST_MAIL, days.rests, and(morning, owesRest)),
    leaving: selectDated(db, LEAVING_MAIL, days.leaving, morning),
    departures: selectDated(db, REVIEW_MAIL, days.departures, isMorning ? unasked : sql`false`),
    options: selectOptions(db, now, lastExpiry),
  });
  return { dated: [...arrivals, ...lists, ...rests, ...leaving, ...departures], options };
}

/** Somebody of the party is not on the guest list with a number yet; babies often have none. */
const lacksGuests = sql`(
  select count(*) from reservation_guests
  where reservation_id = reservations.id and identity_number is not null
) < ${reservations.adults} + ${reservations.children}`;

/** The guest still owes part of the total: the ledger's sum, as in `duesOf`. */
const owesRest = sql`${reservations.paid} < ${reservations.total}`;

/** One row for each mail about a stay that is not in the outbox yet. */
function selectDated(db: Database, mail: DatedMail, days: DueDays, rest: SQL | undefined) {
  const day = reservations[mail.anchor];
  const template = sql<string>`wanted.value`;
  return db.read
    .select({ id: reservations.id, template, occasion: day })
    .from(reservations)
    .innerJoin(sql`json_each(${JSON.stringify(mail.templates)}) as wanted`, sql`true`)
    .where(
      and(
        inArray(reservations.status, [...mail.statuses]),
        between(day, days.first, days.last),
        // Imported stays ended before the agency used this software.
        ne(reservations.source, 'import'),
        isUnsent(sql`${day} || ':' || wanted.value`),
        rest,
      ),
    )
    .limit(RUN_LIMIT);
}

/** Unpaid options that end soon, with the time they were given. */
function selectOptions(db: Database, now: string, lastExpiry: string) {
  return db.read
    .select({
      id: reservations.id,
      since: sql<string>`coalesce((
        select max(created_at) from reservation_history
        where reservation_id = reservations.id and to_status = 'option'
      ), reservations.created_at)`,
      expiresAt: sql<string>`reservations.option_expires_at`,
    })
    .from(reservations)
    .where(
      and(
        eq(reservations.status, 'option'),
        gt(reservations.optionExpiresAt, now),
        lte(reservations.optionExpiresAt, lastExpiry),
        sql`${reservations.paid} - ${reservations.extrasPaid} < ${reservations.prepayment}`,
        isUnsent(sql`reservations.option_expires_at || ':opsiyon_hatirlatma'`),
      ),
    )
    .limit(RUN_LIMIT);
}

/** No mail of this occasion is in the outbox; `event` as written by `reservationMails`. */
const isUnsent = (event: SQL) =>
  sql`not exists (select 1 from outbox where dedupe_key = reservations.id || ':' || ${event})`;
