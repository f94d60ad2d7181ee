import { TEAM } from '../content/team.ts';
import { withoutNights } from '#domain/prices/row-nights.ts';
import { addDays, type Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { villaDiscounts, villaPrices } from '#drizzle/schema/prices.ts';
import {
  villaDistances,
  villaImages,
  villaPools,
  villaPrivate,
  villaRooms,
} from '#drizzle/schema/villa-parts.ts';
import { villaAmenities, villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { randomFor } from '../content/random.ts';
import { discountsFor, seasonTable } from '../content/seasons.ts';
import type { VillaFacts } from '../content/villas/villa-facts.ts';
import { winterBreak } from '../content/villas/winter-break.ts';
import { picturesOf } from '#demo-pictures/pictures.ts';
import type { Inserter } from './insert.ts';
import type { SeededTown } from './locations.ts';
import { ownerId } from './people.ts';
import type { Bookable, Moment } from './stays.ts';

/** Row ids of what a villa refers to. */
type Catalogue = {
  towns: Map<string, SeededTown>;
  types: Map<string, number>;
  features: Map<string, number>;
};

/** Running number of the home that the agency puts forward this month. */
const VILLA_OF_MONTH = 4;

/** One villa with all its parts; @returns what its stays need. */
export function addVilla(
  rows: Inserter,
  facts: VillaFacts,
  catalogue: Catalogue,
  { today }: Moment,
): Bookable {
  const id = facts.n + 1;
  const year = Number(today.slice(0, 4));
  const winter = winterBreak(facts.n, today);
  const table = seasonTable(facts, year - 1, year + 2);
  const seasons = winter === null ? table : withoutNights(table, nightsIn(winter.closed));
  const discounts = discountsFor(facts, year + 1);
  // The demo's campaigns began while its prices were shown.
  const shownSince = `${year}-01-01T00:00:00.000Z`;
  addFacts(rows, id, facts, catalogue, today);
  addParts(rows, id, facts);
  rows.add(villaPrivate, [{ ...facts.private, villaId: id }]);
  rows.add(
    villaPrices,
    seasons.map((season) => ({ ...season, villaId: id, shownSince })),
  );
  rows.add(
    villaDiscounts,
    discounts.map((discount) => ({ ...discount, villaId: id, shownSince })),
  );
  return {
    id,
    ownerId: ownerId(facts.ownerIndex),
    terms: facts,
    winterBreak: winter,
    seasons: seasons.map((season, index) => ({ ...season, id: `${id}-${index}` })),
    discounts: discounts.map((discount, index) => ({ ...discount, id: `${id}-${index}` })),
  };
}

/** First and last of the nights [from, to). */
const nightsIn = ({ from, to }: { from: Day; to: Day }) => ({
  startsOn: from,
  endsOn: addDays(to, -1),
});

function addFacts(
  rows: Inserter,
  id: number,
  facts: VillaFacts,
  catalogue: Catalogue,
  today: Day,
): void {
  const town = catalogue.towns.get(facts.townSlug);
  if (!town) throw new Error(`villa ${facts.slug} is in an unknown town ${facts.townSlug}`);
  const { permit } = facts;
  rows.add(villas, [
    {
      ...plainColumns(facts),
      id,
      ownerId: ownerId(facts.ownerIndex),
      townId: town.id,
      districtId: town.districtId,
      description: facts.description.map((text) => ({ type: 'paragraph', text })),
      active: true,
      popular: facts.n % 9 === 0,
      villaOfMonth: facts.n === VILLA_OF_MONTH,
      displayOrder: facts.n + 1,
      searchText: fold(`${facts.name} ${facts.code}`),
      sortKey: sortKey(facts.name),
      permitNo: permit.no,
      permitDate: permit.date,
      permitHolder: permit.holder,
      permitAddress: permit.address,
      permitMaxGuests: permit.maxGuests,
      permitPlaqueNo: permit.plaqueNo,
      // For a warning on the Ministry's screen.
      permitVerifiedAt: facts.n % 37 === 11 ? null : permit.verifiedAt,
      permitGraceUntil: facts.n % 37 === 11 ? addDays(today, 30) : null,
      ...inspectionOf(facts.n, today),
      permitExpiresOn: facts.n % 29 === 7 ? addDays(today, 20 + (facts.n % 30)) : null,
      calendarToken: calendarToken(facts.n),
      createdAt: `${joinedOn(facts.n, today)}T09:00:00.000Z`,
    },
  ]);
  rows.add(
    villaVillaTypes,
    facts.typeSlugs.map((slug) => ({ villaId: id, villaTypeId: idOf(catalogue.types, slug) })),
  );
  rows.add(
    villaAmenities,
    facts.featureSlugs.map((slug) => ({ villaId: id, featureId: idOf(catalogue.features, slug) })),
  );
}

/** Facts that are not columns of the villa. */
const ELSEWHERE = new Set([
  'n',
  'kind',
  'ownerIndex',
  'townSlug',
  'districtCode',
  'typeSlugs',
  'featureSlugs',
  'description',
  'rooms',
  'pools',
  'distances',
  'baseNightly',
  'winterSeason',
  'permit',
  'address',
  'scene',
  'private',
]);

/** The facts that are columns of the same name. */
function plainColumns(facts: VillaFacts): VillaFacts {
  const entries = Object.entries(facts).filter(([name]) => !ELSEWHERE.has(name));
  return Object.fromEntries(entries) as VillaFacts;
}

function addParts(rows: Inserter, villaId: number, facts: VillaFacts): void {
  rows.add(
    villaImages,
    picturesOf(facts).map((picture, position) => ({ ...picture, villaId, position })),
  );
  rows.add(
    villaRooms,
    facts.rooms.map((room, position) => ({ ...room, villaId, position })),
  );
  rows.add(
    villaPools,
    facts.pools.map((pool) => ({ ...pool, villaId })),
  );
  rows.add(
    villaDistances,
    facts.distances.map((distance) => ({ ...distance, villaId })),
  );
}

/** The agency sees each house about once a year; who did is not always written down. */
const inspectionOf = (n: number, today: Day) => ({
  inspectedOn: addDays(today, -20 - ((n * 37) % 300)),
  inspectedBy: n % 3 === 0 ? '' : (TEAM[n % TEAM.length]?.name ?? ''),
});

/** The agency added a home every few days, until two months ago. */
const joinedOn = (n: number, today: Day): Day => addDays(today, Math.min(-60, 4 * n - 900));

/** 128 bits in the form of a calendar token; not random, since the demo's links need no secrecy. */
function calendarToken(n: number): string {
  const random = randomFor('calendar', n);
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}

function idOf(ids: Map<string, number>, slug: string): number {
  const id = ids.get(slug);
  if (id === undefined) throw new Error(`unknown slug ${slug}`);
  return id;
}
