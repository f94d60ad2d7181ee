import { type SQL, sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import type { CreateVillaInput } from '#domain/villas/admin-schema.ts';
import { legalCapacity } from '#domain/villas/capacity.ts';
import { freeSlug, slugStartOf } from '#domain/villas/new-slug.ts';
import { findActivationProblem } from '#domain/villas/permit.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { randomHex } from '#worker/platform/ids.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { type Also, beginWrite } from '#worker/platform/write.ts';
import { checkCapacity, checkLocation, checkOwnerSince, checkInspected } from './check-facts.ts';
import { checkReferences } from './check-references.ts';
import { freeAddress } from './free-address.ts';
import { searchColumns, sectionColumns } from './section-columns.ts';
import { partSteps } from './villa-parts.ts';
import { findReferences, type Pointers } from './reference-queries.ts';

/** 128 bits, so that a villa's calendar cannot be found by guessing. */
const CALENDAR_TOKEN_BYTES = 16;

/**
 * A new villa with the sections that were sent, in one batch, with the steps of `also`. Inactive by
 * default. @returns its id.
 * @throws `SLUG_TAKEN`, `CODE_TAKEN` (409), `PERMIT_REQUIRED`, `CAPACITY_RULE`, `UNKNOWN_CHOICE`,
 * `VALIDATION` (422).
 */
export async function createVilla(
  deps: Deps,
  input: CreateVillaInput,
  actor: Actor,
  also?: Also,
): Promise<number> {
  const { facts } = input;
  const pointers: Pointers = { ...facts, villa_type_ids: input.villa_type_ids };
  const slugStart = slugStartOf(facts.name);
  const references = await findReferences(deps.db, pointers, slugStart);
  checkReferences(pointers, references, null);

  const row = {
    ...guestDefaults(input),
    ...sectionColumns(input),
    name: facts.name,
    ownerId: facts.owner_id,
    townId: facts.town_id,
    districtId: facts.district_id ?? references.town?.districtId ?? 0,
    slug: facts.slug ?? freeSlug(slugStart, references.takenSlugs),
    code: facts.code ?? NEXT_CODE,
    ...searchColumns({ name: facts.name, code: facts.code ?? '' }),
    active: input.active,
    displayOrder: LAST_PLACE,
    calendarToken: randomHex(CALENDAR_TOKEN_BYTES),
  };
  checkLocation(row);
  checkOwnerSince(row.ownerSince, today(deps.clock));
  checkInspected(row.inspectedOn, today(deps.clock));
  checkCapacity({ ...row, permitMaxGuests: input.permit?.maxGuests ?? null });
  if (input.active && findActivationProblem({ permitNumber: input.permit?.no ?? null })) {
    throw refused('PERMIT_REQUIRED');
  }
  const write = beginWrite(deps, actor);
  const insert = write.insert(villas, row, () => refused('UNKNOWN_CHOICE'));
  const villaId = sql<number>`(select id from villas where calendar_token = ${row.calendarToken})`;
  const written = await write.run([
    freeAddress({ slug: row.slug, code: facts.code }, null),
    insert,
    facts.code === undefined && addCodeToSearch(villaId),
    partSteps(villaId, input),
    also?.(write, villaId),
    write.audit('villa.create', villaId, {
      after: { name: row.name, slug: row.slug, ownerId: row.ownerId, active: row.active },
    }),
  ]);
  return written.idOf(insert);
}

/**
 * "V" and the number after the highest; determined inside the batch, so that two villas never get
 * the same.
 */
const NEXT_CODE = sql<string>`(
  select 'V' || (1 + max(1000, coalesce(max(cast(substr(code, 2) as integer)), 0)))
  from villas where code glob 'V[0-9]*' and length(code) <= 8)`;

/** New villas go to the end of the agency's order. */
const LAST_PLACE = sql<number>`(select coalesce(max(display_order), 0) + 1 from villas)`;

/** Defaults that follow from the bedrooms and the permit. */
function guestDefaults({ facts, permit }: CreateVillaInput) {
  const allowed = Math.min(legalCapacity(facts.bedrooms), permit?.maxGuests ?? Infinity);
  const capacity = facts.capacity ?? allowed;
  return {
    capacity,
    maxAdults: capacity,
    maxChildren: Math.max(0, capacity - 1),
    maxBabies: 2,
    bedrooms: facts.bedrooms,
    bathrooms: 1,
  };
}

/** Makes the code that the batch determined searchable; codes are ASCII, which SQLite can fold. */
const addCodeToSearch = (villaId: SQL<number>) =>
  step(
    sql`update villas set search_text = search_text || ' ' || lower(code) where id = ${villaId}`,
  );
