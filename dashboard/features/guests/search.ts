import type { GUEST_SCOPES } from '#domain/guests/admin-schema.ts';
import { searchDay, searchId, searchOneOf } from '#dashboard/list/filters/list-search.ts';

type Scope = (typeof GUEST_SCOPES)[number];

/** Literal list: this file is part of the first load, and the domain rules need not be. */
const SCOPES = ['arriving', 'staying'] as const satisfies readonly Scope[];

/** The day and scope as in the address; by default today's arrivals. */
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
