import { sql } from 'drizzle-orm';
import { type Asked, NOTHING_MORE } from '#domain/guests/list-state.ts';
import { KBS_SERVICES, type KbsService } from '#domain/kbs/codes.ts';

/**
 * Of a row of `reservations` the service of its villa, and whether it asks for parents:
 * `jandarma:1`; null: none. The column is named with its table, which Drizzle leaves out where a
 * query has one alone.
 */
export const askedColumn = sql<string | null>`(
  select f.service || ':' || f.asks_parents
  from kbs_houses h join kbs_facilities f on f.id = h.facility_id
  where h.villa_id = reservations.villa_id)`;

export const serviceOf = (text: string | null): KbsService | null =>
  KBS_SERVICES.find((service) => text?.startsWith(`${service}:`)) ?? null;

/** What a villa's service wants of a guest beyond the law; its answer needs everybody's number. */
export const askedBy = (text: string | null): Asked =>
  text === null ? NOTHING_MORE : { parents: text.endsWith(':1'), everyNumber: true };
