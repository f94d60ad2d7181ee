import type { Location } from '#domain/maps/projection.ts';
import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { unpackVilla } from '#domain/search/index/catalogue-file.ts';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import type { CatalogueFile } from '#domain/search/schema.ts';
import type { DeskFacts } from '../schema.ts';

/** A villa as the desk prices and shows it. */
export type DeskVillaFacts = CatalogueVilla & { code: string };

/** The catalogue as the desk searches it: the site's own index with facts only the agency has. */
export type DeskIndex = {
  version: string;
  index: SearchIndex;
  /** By villa number, like `index.cards`. */
  villas: readonly DeskVillaFacts[];
  towns: ReadonlyMap<string, DeskTown>;
};

/** `location`: the middle of its villas; null where none of them has a location. */
export type DeskTown = { slug: string; name: string; location: Location | null };

/** Takes some tens of milliseconds for two thousand villas; each question then takes a few. */
export function buildDesk(
  file: CatalogueFile,
  facts: Pick<DeskFacts, 'villas'>,
  now: string,
): DeskIndex {
  const { version, today, nights } = file;
  const unpacked = file.villas.map((villa) => unpackVilla(villa, today));
  const index = buildSearchIndex(unpacked, { today, nights, now });
  const villaOf = new Map(unpacked.map((villa) => [villa.id, villa]));
  const factsOf = new Map(facts.villas.map((villa) => [villa.id, villa]));
  const placeOf = townPlaces(unpacked);
  return {
    version,
    index,
    villas: index.cards.flatMap(({ id }) => {
      const villa = villaOf.get(id);
      if (villa === undefined) return [];
      const { code = '', prepaymentRate = 0 } = factsOf.get(id) ?? {};
      return [{ ...villa, code, terms: { ...villa.terms, prepaymentRate } }];
    }),
    towns: new Map(
      file.towns.map(({ slug, name }) => [
        slug,
        { slug, name, location: placeOf.get(slug) ?? null },
      ]),
    ),
  };
}

function townPlaces(villas: readonly CatalogueVilla[]): Map<string, Location> {
  const known = Map.groupBy(
    villas.filter(({ location }) => location !== null),
    ({ town }) => town,
  );
  return new Map(
    [...known].map(([town, places]) => [
      town,
      { latitude: mean(places, 'latitude'), longitude: mean(places, 'longitude') },
    ]),
  );
}

const mean = (villas: readonly CatalogueVilla[], of: keyof Location): number =>
  villas.reduce((sum, { location }) => sum + (location?.[of] ?? 0), 0) / villas.length;
