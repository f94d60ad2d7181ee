import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#domain/languages/languages.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { guestLinks } from '#drizzle/schema/stay-page.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { endOfDay, instant } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { privateLink } from '#worker/platform/secrets/private-link.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { localUrl } from '#worker/platform/web/local-url.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';

/**
 * The page stays open for a while after the stay: for the return of the deposit, a review, booking
 * again.
 */
const DAYS_AFTER_CHECK_OUT = 90;

/** The guest's own page, and what fellow travellers see of it. */
type StayLinkPurpose = 'stay' | 'shared';

/** `language`: in which the link leads to its page; null is Turkish. */
type Stay = { id: string; checkOut: Day; language: Language | null };

type OpenLink = { url: string; expiresAt: string };

/**
 * The private link of a stay's page; created on the first call, the same from then on. `renewedBy`:
 * the person who requests a new one, which revokes the others. One trip.
 */
export async function ensureStayLink(
  deps: Deps,
  { id: reservationId, checkOut, language }: Stay,
  {
    purpose = 'stay',
    renewedBy,
  }: { purpose?: StayLinkPurpose; renewedBy?: Actor | undefined } = {},
): Promise<OpenLink> {
  const at = instant(deps.clock);
  const id = newId(deps.clock.now());
  const { tokenHash } = await privateLink(deps, purpose, id);
  const open = openLinks(reservationId, purpose, at);
  const expiresAt = lastMoment(checkOut);
  const results = await deps.db.write([
    ...(renewedBy ? endLinks(deps, reservationId, open, renewedBy) : []),
    step(sql`
      insert into guest_links (id, created_at, updated_at, reservation_id, purpose, token_hash, expires_at)
      select ${id}, ${at}, ${at}, ${reservationId}, ${purpose}, ${tokenHash}, ${expiresAt}
      where ${expiresAt} > ${at} and not exists (select 1 from guest_links where ${open})`),
    step(
      sql`select id, expires_at from guest_links where ${open} order by created_at desc limit 1`,
    ),
  ]);
  // A stay that ended long ago gets a link that opens nothing.
  const row = results.at(-1)?.rows[0];
  const { url } = await privateLink(deps, purpose, row === undefined ? id : String(row.id));
  return {
    url: await localUrl(deps.siteUrl, url, language),
    expiresAt: row === undefined ? expiresAt : String(row.expires_at),
  };
}

/** The link of a stay that is being made, and the step that stores it with the stay. */
export async function newStayLink(
  deps: Deps,
  write: Write,
  { id: reservationId, checkOut, language }: Stay,
): Promise<{ url: string; keep: Step }> {
  const id = write.newId();
  const { tokenHash, url } = await privateLink(deps, 'stay', id);
  const row = {
    id,
    reservationId,
    purpose: 'stay' as const,
    tokenHash,
    expiresAt: lastMoment(checkOut),
  };
  return {
    url: await localUrl(deps.siteUrl, url, language),
    keep: write.insert(guestLinks, row),
  };
}

const lastMoment = (checkOut: Day): string => endOfDay(addDays(checkOut, DAYS_AFTER_CHECK_OUT));

function endLinks(deps: Deps, reservationId: string, open: SQL | undefined, actor: Actor): Step[] {
  const write = beginWrite(deps, actor);
  const expiresAt = write.at;
  return [
    write.update(guestLinks, open, { expiresAt }),
    write.audit('guests.renew-link', reservationId, { entity: 'reservation' }),
  ];
}

/** Extends the links of a stay that was moved; belongs in the batch that moves it. */
export function extendStayLinks(deps: Deps, reservationId: string, checkOut: Day): Step {
  return step(
    build
      .update(guestLinks)
      .set({ expiresAt: lastMoment(checkOut) })
      .where(
        and(
          eq(guestLinks.reservationId, reservationId),
          gt(guestLinks.expiresAt, instant(deps.clock)),
        ),
      ),
  );
}

/** A link by the hash of its token, if it is valid at `at`. */
export const isOpenLink = (tokenHash: string, at: string): SQL | undefined =>
  and(eq(guestLinks.tokenHash, tokenHash), gt(guestLinks.expiresAt, at));

/** The stay whose own page a token opens, as a condition for any query. */
export const stayOfLink = (tokenHash: string, at: string): SQL =>
  sql`(select reservation_id from guest_links where ${isOpenLink(tokenHash, at)} and purpose = 'stay')`;

/** Records the first visit of a link; later ones change nothing. */
export const firstLook = (linkId: string, at: string) =>
  build
    .update(guestLinks)
    .set({ usedAt: at, updatedAt: at })
    .where(and(eq(guestLinks.id, linkId), isNull(guestLinks.usedAt)));

const openLinks = (reservationId: string, purpose: StayLinkPurpose, at: string) =>
  and(
    eq(guestLinks.reservationId, reservationId),
    eq(guestLinks.purpose, purpose),
    gt(guestLinks.expiresAt, at),
  );
