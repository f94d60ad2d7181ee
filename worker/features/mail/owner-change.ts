import {
  askedOf,
  offFor,
  OWNER_ASKED,
  OWNER_CHANGE,
  type OwnerChange,
  ownerChange,
  type OwnersStay,
} from '#domain/mail/owner-change.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { Status } from '#domain/reservation-status.ts';
import type { OutboxRow } from './queries.ts';

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

/** What an owner is told in few words, where no mail goes; null once it is no longer true. */
export function toldOf(
  row: Pick<OutboxRow, 'template' | 'variables'>,
  stay: StayNow & { status: Status },
): OwnerChange | null {
  const { status } = stay;
  if (row.template === OWNER_ASKED) return status === 'requested' ? askedOf(stay) : null;
  const isTrue = findTemplateRule(row.template)?.trueIn?.includes(status) ?? false;
  if (!isTrue) return null;
  if (row.template === OWNER_CHANGE) return changeOf(row, stay);
  return status === 'cancelled' || status === 'no_show' ? offFor(status, stay) : null;
}
