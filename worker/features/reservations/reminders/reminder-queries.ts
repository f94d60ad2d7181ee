import { and, between, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  ARRIVAL_MAIL,
  type DatedMail,
  DEFAULT_REMINDERS,
  GUEST_LIST_MAIL,
  LEAVING_MAIL,
  PART_DAYS,
  type DueDays,
  type ReminderRules,
  REST_MAIL,
  REVIEW_MAIL,
} from '#domain/mail/reminders.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { openParts } from '#worker/features/payments/open-parts.ts';
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

type Moment = { now: string; today: Day; startOfDay: string; isMorning: boolean };

/** Somebody of the party is not on the guest list with a number yet; babies often have none. */
const lacksGuests = sql`(
  select count(*) from reservation_guests
  where reservation_id = reservations.id and identity_number is not null
) < ${reservations.adults} + ${reservations.children}`;

/** The guest still owes part of the total: the ledger's sum, as in `duesOf`. */
const owesRest = sql`${reservations.paid} < ${reservations.total}`;

// Includes the villa, because the index begins with it.
const isUnasked = sql`not exists (
  select 1 from comments
  where villa_id = reservations.villa_id and reservation_id = reservations.id
)`;

/** Mails that leave from the morning on, about stays of which `rest` is true. */
const fromMorning =
  (rest: SQL | undefined) =>
  ({ isMorning }: Moment) =>
    isMorning ? rest : sql`false`;

/** What else is true of a stay, at this moment, that gets each of the mails. */
const DATED: readonly { mail: DatedMail; rest: (moment: Moment) => SQL | undefined }[] = [
  {
    mail: ARRIVAL_MAIL,
    // For stays confirmed today it does not wait until the morning.
    rest: ({ isMorning, startOfDay }) =>
      isMorning ? undefined : gt(reservations.confirmedAt, startOfDay),
  },
  { mail: GUEST_LIST_MAIL, rest: fromMorning(lacksGuests) },
  { mail: REST_MAIL, rest: fromMorning(owesRest) },
  { mail: LEAVING_MAIL, rest: fromMorning(undefined) },
  { mail: REVIEW_MAIL, rest: fromMorning(isUnasked) },
];

/** Reminders by day and by option that are due and not in the outbox, in one trip. */
export async function readDue(
  db: Database,
  rules: ReminderRules,
  lastExpiry: string,
  moment: Moment,
): Promise<{ dated: DueMail[]; options: DueOption[] }> {
  const reads = DATED.map(({ mail, rest }, place) => [
    place,
    selectDated(db, mail, mail.dueOn(moment.today, rules), rest(moment)),
  ]);
  const { dated, parts, options } = await readTogether(db, {
    dated: Object.fromEntries(reads) as Record<string, ReturnType<typeof selectDated>>,
    parts: selectParts(db, moment),
    options: selectOptions(db, moment.now, lastExpiry),
  });
  return { dated: [...Object.values(dated).flat(), ...parts], options };
}

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

/**
 * The next unpaid interim payment of each stay: reminded of in the days before its own, and once
 * more after it.
 */
function selectParts(db: Database, { today, isMorning }: Moment) {
  const due = sql<string>`part.due_on`;
  const template = sql<string>`iif(part.due_on < ${today}, 'ara_odeme_gecikti', 'ara_odeme_hatirlatma')`;
  return db.read
    .select({ id: sql<string>`part.reservation_id`, template, occasion: due })
    .from(sql`${openParts(sql`${isMorning ? 1 : 0} and status = 'confirmed'`)} as part`)
    .innerJoin(reservations, eq(reservations.id, sql`part.reservation_id`))
    .where(
      and(
        between(due, addDays(today, -PART_DAYS), addDays(today, PART_DAYS)),
        isUnsent(sql`part.due_on || ':' || ${template}`),
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
