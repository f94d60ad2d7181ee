import { useEffect, useState } from 'react';
import type { SearchOptions } from '#domain/search/schema.ts';
import { pagePlaces, type PlaceGroup } from './places.ts';

/** The options included in the page; the rest is loaded with the first search. */
export type PageOptions = {
  places: PlaceGroup<Option>[];
  price: SearchOptions['price'];
};

type Option = SearchOptions['districts'][number];

/** The options as the search uses them. */
export type KnownOptions = PageOptions &
  Pick<SearchOptions, 'districts' | 'villaTypes' | 'features'> & { towns: Option[] };

/** All options of the search, complete once the server has answered. */
export function useOptions(page: PageOptions): KnownOptions {
  const [options, setOptions] = useState<KnownOptions>(() => ({
    // Their names: a chip whose text changes moves those after it.
    districts: page.places.map(({ slug, name }) => ({ slug, name, count: 0 })),
    villaTypes: [],
    features: [],
    towns: page.places.flatMap(({ towns }) => towns),
    ...page,
  }));
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('/v1/search/options');
      if (!answer.ok) return;
      const { content }: { content: SearchOptions } = await answer.json();
      setOptions({ ...content, places: pagePlaces(content) });
    };
    // Without them, the page's own filters still work.
    load().catch(() => undefined);
  }, []);
  return options;
}
