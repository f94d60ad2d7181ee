import { conflict, notFound, refused } from '#domain/errors.ts';
import { toAgreed } from '#domain/payments/part-schema.ts';
import { planOf } from '#domain/payments/parts.ts';
import type { ChangePlanInput } from '#domain/reservations/change-schema.ts';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { isHolding } from '#domain/reservation-hold.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type DetailRow, findReservation } from '../detail/detail-queries.ts';

/**
 * Another plan of interim payments for one stay: more time for a part that is late, or its amount at
 * the door. A day that has passed may stay as it is, but not be given. Three trips. @returns the
 * updated reservation. @throws `PLAN_FIXED` (409) once the guests are in the house or the stay is
 * off, `PART_DAY` (422), `STALE_VERSION` (409) naming who saved in between, `NOT_FOUND`
 */
export async function changePlan(
  deps: Deps,
  id: string,
  { version, parts }: ChangePlanInput,
  actor: Actor,
  viewer: Viewer,
): Promise<DetailRow> {
  const current = await findReservation(deps.db, id, viewer);
  if (current === null) throw unknown();
  if (current.version !== version) throw await staleVersion(deps.db, 'reservation', id);
  if (!isHolding(current.status) && current.status !== 'confirmed') throw conflict('PLAN_FIXED');
  const before = planOf(current);
  const known = new Set(before.map(({ dueOn }) => dueOn));
  parts.forEach(({ due_on: day }, i) => {
    const isTooEarly = day < today(deps.clock) && !known.has(day);
    if (!isTooEarly && day < current.checkIn) return;
    const message = isTooEarly
      ? 'Bu gün geçmiş; bugün ya da sonrası olmalı.'
      : 'Giriş gününden önce olmalı; girişte alınacaksa satırı silin.';
    throw refused('PART_DAY', message, [{ path: `parts.${i}.due_on`, message }]);
  });

  const write = beginWrite(deps, actor);
  const paymentParts = toAgreed(parts, current.checkIn);
  await write.run([
    write.updateOne(reservations, { id, version }, { version: version + 1, paymentParts }),
    write.audit('reservation.plan', id, {
      before: { plan: told(before) },
      after: { plan: told(planOf({ ...current, paymentParts })) },
    }),
  ]);
  const changed = await findReservation(deps.db, id, viewer);
  if (changed === null) throw unknown();
  return changed;
}

const unknown = () => notFound('Böyle bir rezervasyon yok.');

/** A plan as shown in the audit log and the timeline. */
const told = (plan: ReturnType<typeof planOf>): string =>
  plan.map(({ dueOn, amount }) => `${formatDay(dueOn)}: ${formatKurus(amount)}`).join(', ') ||
  'yok';
