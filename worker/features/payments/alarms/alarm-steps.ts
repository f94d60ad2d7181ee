import type { AlarmKind } from '#domain/payments/alarms.ts';
import { paymentAlarms } from '#drizzle/schema/payments.ts';
import { newId } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

type NewAlarm = {
  kind: AlarmKind;
  /** Identifies the cause; the same cause raises one alarm, however often it is found. */
  cause: string;
  amount: number;
  reservationId?: string | null;
  transactionId?: string | null;
  provider?: string | null;
  providerRef?: string | null;
};

/** The rows of new alarms about money, which clerks see. */
export function raiseAlarms(now: Date, alarms: readonly NewAlarm[]): Step[] {
  const at = now.toISOString();
  return alarms.map((alarm) =>
    step(
      build
        .insert(paymentAlarms)
        .values({ ...alarm, id: newId(now), createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: paymentAlarms.cause }),
    ),
  );
}
