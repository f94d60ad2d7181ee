import type { GUEST_SCOPES } from '#domain/guests/admin-schema.ts';
import { searchDay, searchId, searchOneOf } from '#dashboard/list/filters/list-search.ts';

type Scope = (typeof GUEST_SCOPES)[number];

/** Spelled out: this file loads with the first screen, the rules it comes from need not. */
const SCOPES = ['arriving', 'staying'] as const satisfies readonly Scope[];

/** The day and what is shown of it, as the address names them; today and arrivals where it is silent. */
export type GuestSearch = {
  date?: string | undefined;
  villa_id?: string | undefined;
  scope?: Scope | undefined;
};

export function parseGuestSearch(raw: Record<string, unknown>): GuestSearch {
  return {
    date: searchDay(raw.date),
    villa_id: searchId(raw.villa_id),
    scope: searchOneOf(raw.scope, SCOPES),
  };
}
