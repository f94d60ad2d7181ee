import { conflict, refused } from '#domain/errors.ts';
import { toAgreed } from '#domain/payments/part-schema.ts';
import { planOf } from '#domain/payments/parts.ts';
import type { ChangePlanInput } from '#domain/reservations/change-schema.ts';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { isHolding } from '#domain/reservation-hold.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { DetailRow } from '../detail/detail-queries.ts';
import { editStay } from './edit-stay.ts';

/**
 * Another plan of interim payments for one stay: more time for a part that is late, or its amount at
 * the door. A day that has passed may stay as it is, but not be given. @throws `PLAN_FIXED` (409) once
 * the guests are in the house or the stay is off, `PART_DAY` (422), and as `editStay`
 */
export function changePlan(
  deps: Deps,
  id: string,
  { version, parts }: ChangePlanInput,
  actor: Actor,
  viewer: Viewer,
): Promise<DetailRow> {
  return editStay(deps, { id, version }, actor, viewer, (current, write) => {
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

    const paymentParts = toAgreed(parts, current.checkIn);
    const after = { plan: told(planOf({ ...current, paymentParts })) };
    return {
      columns: { paymentParts },
      steps: [write.audit('reservation.plan', id, { before: { plan: told(before) }, after })],
    };
  });
}

/** A plan as shown in the audit log and the timeline. */
const told = (plan: ReturnType<typeof planOf>): string =>
  plan.map(({ dueOn, amount }) => `${formatDay(dueOn)}: ${formatKurus(amount)}`).join(', ') ||
  'yok';
