import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Status } from '#domain/reservation-status.ts';
import { guestLinks } from '#drizzle/schema/reservations.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { endOfDay, instant } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { privateLink } from '../../platform/secrets/private-link.ts';
import { build } from '../../platform/database/statements.ts';
import { type Step, step } from '../../platform/database/write-batch.ts';

/** The states in which a guest fills in the list: nobody's identity is asked for before the stay is sure. */
export const FILLING_STATES: readonly Status[] = ['confirmed', 'staying'];

type Stay = { id: string; status: Status; checkOut: string };

type OpenLink = { url: string; expiresAt: string };

/**
 * The private link on which a stay's guest list is filled in, until the end of its last day; made on
 * the first call. `renewedBy`: who wants another one, so that those given out stop working. Null where
 * the stay is not sure, or over. One trip.
 */
export async function ensureGuestLink(
  deps: Deps,
  { id: reservationId, status, checkOut }: Stay,
  { renewedBy }: { renewedBy?: Actor } = {},
): Promise<OpenLink | null> {
  const at = instant(deps.clock);
  const expiresAt = endOfDay(checkOut);
  if (!FILLING_STATES.includes(status) || expiresAt <= at) return null;
  const id = newId(deps.clock.now());
  const { tokenHash } = await privateLink(deps, 'guests', id);
  const open = openLinks(reservationId, at);
  const results = await deps.db.write([
    ...(renewedBy ? endLinks(deps, reservationId, open, renewedBy) : []),
    step(sql`
      insert into guest_links (id, created_at, updated_at, reservation_id, purpose, token_hash, expires_at)
      select ${id}, ${at}, ${at}, ${reservationId}, 'guests', ${tokenHash}, ${expiresAt}
      where not exists (select 1 from guest_links where ${open})`),
    step(
      sql`select id, expires_at from guest_links where ${open} order by created_at desc limit 1`,
    ),
  ]);
  const row = results.at(-1)?.rows[0];
  if (row === undefined) return null;
  const { url } = await privateLink(deps, 'guests', String(row.id));
  return { url, expiresAt: String(row.expires_at) };
}

function endLinks(deps: Deps, reservationId: string, open: SQL | undefined, actor: Actor): Step[] {
  const expiresAt = instant(deps.clock);
  return [
    step(build.update(guestLinks).set({ expiresAt }).where(open)),
    audit(actor, deps.clock.now(), {
      action: 'guests.renew-link',
      entity: 'reservation',
      entityId: reservationId,
    }),
  ];
}

/** Lets a link live as long as a stay that was moved; belongs in the batch that moves it. */
export function extendGuestLink(deps: Deps, reservationId: string, checkOut: string): Step {
  return step(
    build
      .update(guestLinks)
      .set({ expiresAt: endOfDay(checkOut) })
      .where(openLinks(reservationId, instant(deps.clock))),
  );
}

const openLinks = (reservationId: string, at: string) =>
  and(
    eq(guestLinks.reservationId, reservationId),
    eq(guestLinks.purpose, 'guests'),
    gt(guestLinks.expiresAt, at),
  );
