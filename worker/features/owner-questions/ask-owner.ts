import { sql } from 'drizzle-orm';
import { DEFAULT_OWNER_RULE, type OwnerWay } from '#domain/reservations/owner-replies.ts';
import { instant } from '#worker/platform/clock.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';

/** What the agency lets follow from an owner's answer, as SQL. */
export const ownerRule = sql<string>`coalesce(
  (select value from settings where key = 'owner_answers'), ${DEFAULT_OWNER_RULE})`;

/** A question is about the stay as it is: the same nights of the same house of the same owner. */
export const isAboutStay = sql`q.reservation_id = r.id and q.owner_id = r.owner_id
  and q.villa_id = r.villa_id and q.check_in = r.check_in and q.check_out = r.check_out`;

/**
 * The private link by which the owner of a request answers, made on the first call for a way and the
 * same from then on. Null when there is nothing to ask: no owner, no request any more, or switched off
 * by the agency. One trip.
 */
export async function askOwner(
  deps: Deps,
  reservationId: string,
  way: OwnerWay,
): Promise<string | null> {
  const at = instant(deps.clock);
  const id = newId(deps.clock.now());
  const { tokenHash } = await privateLink(deps, 'owner', id);
  const isAsked = sql`r.id = ${reservationId} and r.status = 'requested' and ${ownerRule} <> 'off'`;
  const [, found] = await deps.db.write([
    step(sql`
      insert or ignore into owner_questions
        (id, created_at, updated_at, reservation_id, owner_id, villa_id, check_in, check_out, way, token_hash)
      select ${id}, ${at}, ${at}, r.id, r.owner_id, r.villa_id, r.check_in, r.check_out, ${way}, ${tokenHash}
      from reservations r where ${isAsked} and r.owner_id is not null`),
    step(sql`
      select q.id from owner_questions q join reservations r on ${isAboutStay}
      where ${isAsked} and q.way = ${way}`),
  ]);
  const row = found?.rows[0];
  return row === undefined ? null : (await privateLink(deps, 'owner', String(row.id))).url;
}
