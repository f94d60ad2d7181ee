import { and, eq } from 'drizzle-orm';
import type { StayRequestPage, StayRequestQuery } from '#domain/stay-page/admin-schema.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { toAdminRequest } from './answer-request.ts';
import { listRequests } from './queries.ts';

/** Guests' requests, the open ones first and of them the oldest; one trip. */
export async function showRequests(
  { db }: Deps,
  { state, kind, reservation, ...part }: StayRequestQuery,
): Promise<StayRequestPage> {
  const filter = and(
    state === undefined ? undefined : eq(stayRequests.state, state),
    kind === undefined ? undefined : eq(stayRequests.kind, kind),
    reservation === undefined ? undefined : eq(stayRequests.reservationId, reservation),
  );
  return mapPage(await listRequests(db, filter, part), toAdminRequest);
}
