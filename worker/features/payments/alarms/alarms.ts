import { desc, eq, isNull } from 'drizzle-orm';
import { conflict, notFound } from '#domain/errors.ts';
import { ALARM_LABELS, alarmSentence, followsLedger } from '#domain/payments/alarms.ts';
import type { PaymentAlarm, ResolveAlarmInput } from '#domain/payments/operations-schema.ts';
import { paymentAlarms } from '#drizzle/schema/payments.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { mapPage, readPage } from '#worker/platform/database/read-page.ts';

const selectAlarms = (db: Database) =>
  db.read
    .select({
      alarm: paymentAlarms,
      code: reservations.code,
      firstName: userDetails.firstName,
      lastName: userDetails.lastName,
    })
    .from(paymentAlarms)
    .leftJoin(reservations, eq(reservations.id, paymentAlarms.reservationId))
    .leftJoin(userDetails, eq(userDetails.userId, paymentAlarms.resolvedBy));

type AlarmRow = Awaited<ReturnType<typeof selectAlarms>>[number];

function toAlarm({ alarm, code, firstName, lastName }: AlarmRow): PaymentAlarm {
  return {
    id: alarm.id,
    kind: alarm.kind,
    label: ALARM_LABELS[alarm.kind],
    sentence: alarmSentence(alarm.kind, alarm),
    amount: alarm.amount,
    provider: alarm.provider,
    provider_ref: alarm.providerRef,
    reservation_id: code,
    reservation_uid: alarm.reservationId,
    transaction_id: alarm.transactionId,
    created_at: alarm.createdAt,
    resolved_at: alarm.resolvedAt,
    resolved_by: firstName === null ? null : `${firstName} ${lastName}`,
    resolution: alarm.resolution,
  };
}

/** Payment matters that need a person, newest first; one trip. */
export async function listAlarms(
  db: Database,
  { open, ...part }: { open: boolean; skip: number; take: number },
) {
  const filter = open ? isNull(paymentAlarms.resolvedAt) : undefined;
  const page = await readPage(db, part, {
    items: selectAlarms(db)
      .where(filter)
      .orderBy(desc(paymentAlarms.createdAt), desc(paymentAlarms.id)),
    counted: [paymentAlarms, filter],
  });
  return mapPage(page, toAlarm);
}

/**
 * A clerk records how an alarm was resolved. @throws `ALARM_RESOLVED` (409) when it already was,
 * `ALARM_STANDS` (409) for one that only the ledger closes, `NOT_FOUND`
 */
export async function resolveAlarm(
  deps: Deps,
  { id, resolution }: ResolveAlarmInput,
  actor: Actor,
): Promise<PaymentAlarm> {
  const find = () => selectAlarms(deps.db).where(eq(paymentAlarms.id, id));
  const [found] = await find();
  if (found === undefined) throw notFound('Böyle bir ödeme uyarısı yok.');
  if (found.alarm.resolvedAt === null && followsLedger(found.alarm.kind)) {
    throw conflict('ALARM_STANDS');
  }
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    write.updateOne(
      paymentAlarms,
      { id, resolvedAt: null },
      { resolvedAt: at, resolvedBy: actor.userId, resolution },
      () => conflict('ALARM_RESOLVED'),
    ),
    write.audit('payment_alarm.resolve', id, { after: { kind: found.alarm.kind, resolution } }),
  ]);
  const [resolved] = await find();
  return toAlarm(resolved ?? found);
}
