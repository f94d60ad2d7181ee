import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { releaseExpired, setNights } from '#domain/search/index/delta.ts';
import type { CatalogueVilla } from '#domain/search/index/catalogue.ts';
import { MAX_IN_FILE } from '#domain/search/index/catalogue-file.ts';
import type { ShownIndex } from '#domain/search/index/shown-index.ts';
import { catalogueVillas, DEFAULT_COLOR } from './catalogue-villas.ts';
import { createNameBox, type NameBox } from '../names/name-box.ts';
import { nightsReader } from './night-texts.ts';
import type { CatalogueChanges, Known, NightsRow, Places } from '../queries.ts';
import type { Span } from './villa-columns.ts';

/** The fields of a card that are not in the index. */
export type CardExtras = {
  /** Key of the first picture. */
  cover: string | null;
  popular: boolean;
  villaOfMonth: boolean;
};

/** The catalogue in memory, at one version. */
export type Catalogue = Known &
  ShownIndex & {
    places: Places;
    /** By villa number, like `index.cards`. */
    extras: readonly CardExtras[];
    names: NameBox;
    /**
     * The input of the index, when it is small enough to be sent to browsers; its nights may be
     * older.
     */
    villas: readonly CatalogueVilla[] | null;
    /** `nightsText` by villa id, to find the villas whose nights changed. */
    nightTexts: Map<number, string>;
  };

/**
 * Builds a catalogue from all its rows. @param now ISO instant with which the expiry of holds is
 * compared.
 */
export function buildCatalogue(
  { version, content }: Known,
  { villas, places }: NonNullable<CatalogueChanges['facts']>,
  span: Span,
  now: string,
): Catalogue {
  const taken = catalogueVillas(villas, places, span);
  const index = buildSearchIndex(taken, { ...span, now });
  const rowOf = new Map(villas.map((row) => [row.id, row]));
  const townNames = new Map(places.towns.map((town) => [town.id, town.name]));
  const inOrder = index.cards.flatMap(({ id }) => rowOf.get(id) ?? []);
  return {
    version,
    content,
    index,
    places,
    towns: places.towns,
    filterable: places.features.flatMap(({ slug, filterable }) => (filterable ? [slug] : [])),
    villas: taken.length > MAX_IN_FILE ? null : taken,
    colors: inOrder.map(({ cover }) => cover?.[1] ?? DEFAULT_COLOR),
    extras: inOrder.map(({ cover, popular, villaOfMonth }) => ({
      cover: cover?.[0] ?? null,
      popular,
      villaOfMonth,
    })),
    names: createNameBox(
      inOrder.map(
        ({ name, code, permitNo, townId }) =>
          `${name} ${code} ${permitNo ?? ''} ${townNames.get(townId) ?? ''}`,
      ),
    ),
    nightTexts: new Map(villas.map(({ id, nights }) => [id, nights])),
  };
}

/** Updates the nights in place; the cost depends only on the villas whose nights changed. */
export function updateNights(catalogue: Catalogue, rows: readonly NightsRow[], now: Date): void {
  const { index, nightTexts } = catalogue;
  const read = nightsReader(index.horizon.days);
  for (const { id, nights } of rows) {
    const before = nightTexts.get(id) ?? '';
    const villa = index.numberOf.get(id);
    if (before === nights || villa === undefined) continue;
    const taken = read(nights);
    const stillTaken = new Set(taken.map(({ night }) => night));
    const free = read(before).flatMap(({ night }) => (stillTaken.has(night) ? [] : [night]));
    setNights(index, villa, { taken, free });
    nightTexts.set(id, nights);
  }
  releaseExpired(index, now);
}
