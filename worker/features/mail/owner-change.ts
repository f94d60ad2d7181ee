import { type OwnerChange, ownerChange, type OwnersStay } from '#domain/mail/owner-change.ts';
import type { OutboxRow } from './queries.ts';

/** The mail that a trigger queues about a changed stay (drizzle/rules/owners-are-told.sql). */
export const OWNER_CHANGE = 'sahip_degisiklik';

type StayNow = OwnersStay & { ownerId: number | null };

/**
 * What has changed for the owner that a row of the outbox tells, between the moment it was written
 * and now; null when it was undone, or went away again.
 */
export function changeOf(
  { variables }: Pick<OutboxRow, 'variables'>,
  { ownerId, ...stay }: StayNow,
): OwnerChange | null {
  const was = variables.was ? (JSON.parse(variables.was) as OwnersStay) : null;
  return ownerChange(was, String(ownerId) === variables.owner_id ? stay : null);
}
