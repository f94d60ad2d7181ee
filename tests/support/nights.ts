import { and, asc, eq, gte, lt } from 'drizzle-orm';
import { villaNights } from '#drizzle/schema/nights.ts';
import { isTaken, kindAt } from '#worker/features/nights/taken-at.ts';
import type { TestApp } from './app.ts';
import type { Dates } from './night-writers.ts';

/** The rows of a villa's nights as `[night, kind]`, in order, including expired ones. */
export async function nightRows(app: TestApp, villaId: number): Promise<[string, string][]> {
  const rows = await app.deps.db.read
    .select()
    .from(villaNights)
    .where(eq(villaNights.villaId, villaId))
    .orderBy(asc(villaNights.night));
  return rows.map(({ night, kind }) => [night, kind]);
}

/** The nights of [checkIn, checkOut) that are taken now as `[night, kind]`, in order. */
export async function takenNights(
  app: TestApp,
  villaId: number,
  { checkIn, checkOut }: Dates,
): Promise<[string, string][]> {
  const now = app.clock.now().toISOString();
  const rows = await app.deps.db.read
    .select({ night: villaNights.night, kind: kindAt(now) })
    .from(villaNights)
    .where(
      and(
        eq(villaNights.villaId, villaId),
        gte(villaNights.night, checkIn),
        lt(villaNights.night, checkOut),
        isTaken(now),
      ),
    )
    .orderBy(asc(villaNights.night));
  return rows.map(({ night, kind }) => [night, kind]);
}

/**
 * Nights of ours whose claim does not follow from the current events: always none. When an event is
 * added, moved, removed or restored, the triggers keep `claimed_by` correct.
 */
export const wrongClaims = (app: TestApp) => app.deps.db.read.all(CLAIM_ERRORS);

const CLAIM_ERRORS = `
  select n.villa_id, n.night, n.claimed_by from villa_nights n
  where (n.claimed_by is not null) <> (n.kind <> 'external' and exists (
    select 1 from standing_events e where e.villa_id = n.villa_id
      and e.starts_on <= n.night and n.night < e.ends_on
  )) or (n.claimed_by is not null and not exists (
    select 1 from standing_events e where e.villa_id = n.villa_id and e.id = n.claimed_by
      and e.starts_on <= n.night and n.night < e.ends_on
  ))`;
