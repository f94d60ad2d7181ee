import { GUEST_SCOPES } from '#domain/guests/admin-schema.ts';
import { searchDay, searchId, searchOneOf } from '#dashboard/list/list-search.ts';

/** The day and what is shown of it, as the address names them; today and arrivals where it is silent. */
export type GuestSearch = {
  date?: string | undefined;
  villa_id?: string | undefined;
  scope?: (typeof GUEST_SCOPES)[number] | undefined;
};

export function parseGuestSearch(raw: Record<string, unknown>): GuestSearch {
  return {
    date: searchDay(raw.date),
    villa_id: searchId(raw.villa_id),
    scope: searchOneOf(raw.scope, GUEST_SCOPES),
  };
}
