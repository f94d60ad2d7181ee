import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { InstantConsent, InstantConsentInput } from '#domain/villas/admin-schema.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';
import { beginWrite } from '#worker/platform/write.ts';

const noVilla = () => notFound('Böyle bir villa yok.');

/**
 * An owner's word that the house may be booked at once, or no longer (decision 0128). Stays booked
 * before stand. The version rises, because the editor saves the same day. @throws `NOT_FOUND` when
 * unknown or not the viewer's, also when it has just become somebody else's.
 */
export async function agreeInstant(
  deps: Deps,
  id: number,
  { agreed }: InstantConsentInput,
  actor: Actor,
  viewer: Viewer,
): Promise<InstantConsent> {
  const isOwn = and(eq(villas.id, id), visibleTo(viewer));
  const [villa] = await deps.db.read
    .select({ agreedOn: villas.instantAgreedOn })
    .from(villas)
    .where(isOwn);
  if (villa === undefined) throw noVilla();
  const instantAgreedOn = agreed ? (villa.agreedOn ?? today(deps.clock)) : null;
  const write = beginWrite(deps, actor);
  await write.run([
    write.update(villas, isOwn, { instantAgreedOn, version: sql`${villas.version} + 1` }),
    changedOne('villa.known', noVilla),
    write.audit('villa.update', id, {
      before: { instantAgreedOn: villa.agreedOn },
      after: { instantAgreedOn },
    }),
  ]);
  return { id, instantAgreedOn };
}
