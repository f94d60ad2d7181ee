import { and, desc, eq, exists, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { DISMISSED_KEY } from '#domain/first-steps/first-steps.ts';
import { pick } from '#domain/values/pick.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { users } from '#drizzle/schema/users.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { lacksFactor } from '#worker/http/second-factor.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { selectCardSettings } from '#worker/features/payments/checkout/checkout-queries.ts';
import { selectCompanyFacts } from '#worker/features/agency/company-facts.ts';

/** The villas that are priced furthest are looked at: one that is complete is among them. */
const VILLAS = 20;

/** Settings among the rules that other steps are about. */
const OWN_STEPS = [DISMISSED_KEY, 'second_factor_required'];

/** 1 when a table has such a row. */
const any = (db: Database, table: SQLiteTable, which: SQL | undefined) =>
  sql<number>`${exists(
    db.read
      .select({ one: sql`1` })
      .from(table)
      .where(which),
  )}`;

/** Everything that tells what an agency has done, for one of its users, in one trip. */
export const readFirstFacts = (db: Database, userId: number) =>
  readTogether(db, {
    company: selectCompanyFacts(db),
    cards: selectCardSettings(db),
    dismissed: selectDismissed(db),
    done: db.read
      .select({
        hasBank: any(db, banks, and(eq(banks.active, true), eq(banks.currency, 'TRY'))),
        // A notice to the account itself says nothing of guests' mails, and nobody was told that it left.
        hasSentMail: any(
          db,
          outbox,
          and(eq(outbox.status, 'sent'), isNotNull(outbox.reservationId)),
        ),
        hasTriedMail: any(db, auditLog, eq(auditLog.action, 'mail_template.test')),
        hasOwner: any(db, users, and(eq(users.role, 'OWNER'), eq(users.active, true))),
        hasOwnRules: any(
          db,
          settings,
          and(eq(settings.group, 'rules'), notInArray(settings.key, OWN_STEPS)),
        ),
        hasTakenBack: any(
          db,
          reservations,
          inArray(reservations.status, ['cancelled', 'rejected']),
        ),
        lacksFactor: lacksFactor(sql`${userId}`),
      })
      .from(sql`(select 1)`),
    villas: db.read
      .select({
        ...pick(villas, 'id', 'active', 'permitNo'),
        verifiedAt: villas.permitVerifiedAt,
        pricedUntil: villas.pricedUntil,
        photos: sql<number>`(select count(*) from ${villaImages} where villa_id = villas.id)`,
      })
      .from(villas)
      .orderBy(desc(villas.pricedUntil), desc(villas.id))
      .limit(VILLAS),
  });

/** The stored steps that the agency does without. */
export const selectDismissed = (db: Database) =>
  db.read.select({ value: settings.value }).from(settings).where(eq(settings.key, DISMISSED_KEY));
