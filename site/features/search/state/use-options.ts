import { useEffect, useState } from 'react';
import type { SearchOptions } from '#domain/search/schema.ts';
import { readOptions } from '#site/lib/search-read.ts';
import { pagePlaces, type PlaceGroup } from './places.ts';
import type { SearchState } from './search-state.ts';

/** The options included in the page; the rest is loaded with the first search. */
export type PageOptions = {
  places: PlaceGroup<Option>[];
  price: SearchOptions['price'];
} & Partial<ChosenOptions>;

/** With their names those that a page rendered on demand was asked for. */
export type ChosenOptions = Pick<SearchOptions, 'villaTypes' | 'features' | 'otherFeatures'>;

type Option = SearchOptions['features'][number];

/** The options as the search uses them. */
export type KnownOptions = PageOptions &
  Pick<SearchOptions, 'villaTypes' | 'features' | 'otherFeatures'> & {
    towns: Option[];
    districts: Option[];
  };

/** The options that a search has chosen, whose names the chips need before all are loaded. */
export const chosenOptions = (
  { villaTypes, features, otherFeatures }: ChosenOptions,
  { type, feature }: Pick<SearchState, 'type' | 'feature'>,
): ChosenOptions => ({
  villaTypes: villaTypes.filter(({ slug }) => type.includes(slug)),
  features: features.filter(({ slug }) => feature.includes(slug)),
  otherFeatures: otherFeatures.filter(({ slug }) => feature.includes(slug)),
});

/** All options of the search, complete once the server has answered. */
export function useOptions(page: PageOptions): KnownOptions {
  const [options, setOptions] = useState<KnownOptions>(() => ({
    // Their names: a chip whose text changes moves those after it.
    districts: page.places.map(({ slug, name }) => ({ slug, name, count: 0 })),
    villaTypes: [],
    features: [],
    otherFeatures: [],
    towns: page.places.flatMap(({ towns }) => towns),
    ...page,
  }));
  useEffect(() => {
    const load = async () => {
      const answer = await readOptions();
      if (!answer.ok) return;
      const { content }: { content: SearchOptions } = await answer.json();
      setOptions({ ...content, places: pagePlaces(content) });
    };
    // Without them, the page's own filters still work.
    load().catch(() => undefined);
  }, []);
  return options;
}
