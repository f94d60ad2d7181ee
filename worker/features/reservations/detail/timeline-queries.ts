import { and, asc, desc, eq, inArray, notInArray } from 'drizzle-orm';
import { STATUSES } from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { transactions } from '#drizzle/schema/payments.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

/** Most changes of one stay that a screen shows; older ones are not read. */
const MAX_CHANGES = 300;

/** Changes that the history of states already shows. */
const TOLD_BY_HISTORY = ['request', 'create', 'import', ...STATUSES].map(
  (verb) => `reservation.${verb}`,
);

const person = { firstName: userDetails.firstName, lastName: userDetails.lastName };

/** Everything recorded about a reservation, in one trip; null when unknown. */
export async function findTimeline(db: Database, id: string) {
  const { known, moves, changes, resends, mails, payments } = await readTogether(db, {
    known: db.read
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.id, id)),
    moves: db.read
      .select({
        id: reservationHistory.id,
        at: reservationHistory.createdAt,
        ...pick(reservationHistory, 'by', 'from', 'to', 'reason'),
        ...person,
      })
      .from(reservationHistory)
      .leftJoin(userDetails, eq(userDetails.userId, reservationHistory.userId))
      .where(eq(reservationHistory.reservationId, id))
      .orderBy(asc(reservationHistory.id)),
    changes: selectAudit(db)
      .where(
        and(
          eq(auditLog.entity, 'reservation'),
          eq(auditLog.entityId, id),
          notInArray(auditLog.action, TOLD_BY_HISTORY),
        ),
      )
      .orderBy(desc(auditLog.createdAt))
      .limit(MAX_CHANGES),
    resends: selectAudit(db).where(
      and(
        eq(auditLog.entity, 'outbox'),
        inArray(
          auditLog.entityId,
          db.read.select({ id: outbox.id }).from(outbox).where(eq(outbox.reservationId, id)),
        ),
      ),
    ),
    mails: db.read
      .select({
        id: outbox.id,
        at: outbox.createdAt,
        ...pick(outbox, 'template', 'recipient', 'status', 'attempts'),
        sent_at: outbox.sentAt,
        last_error: outbox.lastError,
      })
      .from(outbox)
      .where(eq(outbox.reservationId, id)),
    payments: db.read
      .select({
        id: transactions.id,
        at: transactions.createdAt,
        payment: transactions.kind,
        ...pick(transactions, 'method', 'amount', 'status', 'note', 'failure', 'createdBy'),
        ...person,
      })
      .from(transactions)
      .leftJoin(userDetails, eq(userDetails.userId, transactions.createdBy))
      .where(eq(transactions.reservationId, id)),
  });
  return known.length === 0 ? null : { moves, changes, resends, mails, payments };
}

export type Told = NonNullable<Awaited<ReturnType<typeof findTimeline>>>;

const selectAudit = (db: Database) =>
  db.read
    .select({
      id: auditLog.id,
      at: auditLog.createdAt,
      by: auditLog.actor,
      ...pick(auditLog, 'action', 'before', 'after'),
      ...person,
    })
    .from(auditLog)
    .leftJoin(userDetails, eq(userDetails.userId, auditLog.userId));
