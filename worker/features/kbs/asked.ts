import { type SQL, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import { type Asked, NOTHING_MORE } from '#domain/guests/list-state.ts';
import { KBS_SERVICES, type KbsService } from '#domain/kbs/codes.ts';

/** `jandarma:1`: a villa's service, and whether it asks for parents; null: none. */
export const askedOf = (villaId: AnyColumn | SQL) => sql<string | null>`(
  select f.service || ':' || f.asks_parents
  from kbs_houses h join kbs_facilities f on f.id = h.facility_id where h.villa_id = ${villaId})`;

export const serviceOf = (asked: string | null): KbsService | null =>
  KBS_SERVICES.find((service) => asked?.startsWith(`${service}:`)) ?? null;

/** What a villa's service wants of a guest beyond the law; its answer needs everybody's number. */
export const askedBy = (asked: string | null): Asked =>
  asked === null ? NOTHING_MORE : { parents: asked.endsWith(':1'), everyNumber: true };
