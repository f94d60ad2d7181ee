import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { pick } from '#domain/values/pick.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { pushes, pushSubscriptions } from '#drizzle/schema/push.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

export type DuePush = Awaited<ReturnType<typeof listDue>>[number];

/** Pushes due at `now` (ISO 8601 UTC), with the data for their texts; oldest first. */
export function listDue(db: Database, now: string, limit: number) {
  return db.read
    .select({
      push: pushes,
      to: pushSubscriptions,
      role: users.role,
      stay: {
        ...pick(reservations, 'id', 'status', 'checkIn', 'checkOut', 'ownerId', 'adults'),
        ...pick(reservations, 'children', 'babies'),
      },
      villa: { name: villas.name },
      payment: { amount: transactions.amount },
      change: { template: outbox.template, status: outbox.status, variables: outbox.variables },
      message: pick(contactMessages, 'channel', 'readAt', 'unproven'),
    })
    .from(pushes)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(transactions, and(eq(pushes.kind, 'payment'), eq(transactions.id, pushes.subjectId)))
    .leftJoin(
      contactMessages,
      and(eq(pushes.kind, 'message'), eq(contactMessages.id, pushes.subjectId)),
    )
    .leftJoin(outbox, and(eq(pushes.kind, 'change'), eq(outbox.id, pushes.subjectId)))
    .leftJoin(
      reservations,
      sql`${reservations.id} = CASE ${pushes.kind}
        WHEN 'request' THEN ${pushes.subjectId} WHEN 'payment' THEN ${transactions.reservationId}
        WHEN 'change' THEN ${outbox.reservationId} END`,
    )
    .leftJoin(villas, eq(villas.id, reservations.villaId))
    .where(lte(pushes.nextAttemptAt, now))
    .orderBy(asc(pushes.nextAttemptAt))
    .limit(limit);
}

/** The notifications a person's device receives; null: none. */
export async function findKinds(db: Database, userId: number, device: string) {
  const { found } = await readTogether(db, {
    found: db.read
      .select({ kinds: pushSubscriptions.kinds })
      .from(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, device), eq(pushSubscriptions.userId, userId))),
  });
  return found[0]?.kinds ?? null;
}
