import { and, between, eq, gt, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import {
  type Dated,
  DEFAULT_REMINDERS,
  PART_DAYS,
  type ReminderRules,
} from '#domain/mail/reminders.ts';
import type { MailTemplateRule } from '#domain/mail/template-rule.ts';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import type { Status } from '#domain/reservation-status.ts';
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

const ONLY: Record<NonNullable<Dated['only']>[number], SQL> = {
  guestsMissing: lacksGuests,
  restOwed: owesRest,
  unasked: isUnasked,
};

/** What else is true, at this moment, of a stay that gets the mail. */
function restOf({ only = [], atOnce }: Dated, { isMorning, startOfDay }: Moment) {
  const isTime = atOnce ? gt(reservations.confirmedAt, startOfDay) : sql`false`;
  return and(...only.map((name) => ONLY[name]), isMorning ? undefined : isTime);
}

const MAILS: readonly (readonly [template: string, MailTemplateRule])[] =
  Object.entries(MAIL_TEMPLATE_RULES);

/** Reminders by day and by option that are due and not in the outbox, in one trip. */
export async function readDue(
  db: Database,
  rules: ReminderRules,
  lastExpiry: string,
  moment: Moment,
): Promise<{ dated: DueMail[]; options: DueOption[] }> {
  const reads = MAILS.flatMap(([template, { dated, trueIn }]) =>
    dated && trueIn
      ? [[template, selectDated(db, template, { dated, trueIn }, rules, moment)]]
      : [],
  );
  const { dated, parts, options } = await readTogether(db, {
    dated: Object.fromEntries(reads) as Record<string, ReturnType<typeof selectDated>>,
    parts: selectParts(db, moment),
    options: selectOptions(db, moment.now, lastExpiry),
  });
  return { dated: [...Object.values(dated).flat(), ...parts], options };
}

/** The stays that a mail is about on this day, and that it was not written to yet. */
function selectDated(
  db: Database,
  template: string,
  { dated, trueIn }: { dated: Dated; trueIn: readonly Status[] },
  rules: ReminderRules,
  moment: Moment,
) {
  const day = reservations[dated.anchor];
  const { first, last } = dated.dueOn(moment.today, rules);
  return db.read
    .select({ id: reservations.id, template: sql<string>`${template}`, occasion: day })
    .from(reservations)
    .where(
      and(
        inArray(reservations.status, [...trueIn]),
        between(day, first, last),
        // Imported stays ended before the agency used this software.
        ne(reservations.source, 'import'),
        isUnsent(sql`${day} || ':' || ${template}`),
        restOf(dated, moment),
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
