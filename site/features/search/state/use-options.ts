import { useEffect, useState } from 'react';
import type { SearchOptions } from '#domain/search/schema.ts';

/** What the page carries of the options: the rest comes when somebody searches. */
export type PageOptions = {
  towns: Omit<SearchOptions['towns'][number], 'district' | 'popular'>[];
  price: SearchOptions['price'];
};

/** The options as the search uses them. */
export type KnownOptions = PageOptions &
  Pick<SearchOptions, 'districts' | 'villaTypes' | 'features'>;

/** All options of the search, complete once the server has answered. */
export function useOptions(page: PageOptions): KnownOptions {
  const [options, setOptions] = useState<KnownOptions>(() => ({
    districts: [],
    villaTypes: [],
    features: [],
    ...page,
  }));
  useEffect(() => {
    const load = async () => {
      const answer = await fetch('/v1/search/options');
      if (!answer.ok) return;
      const { content }: { content: SearchOptions } = await answer.json();
      setOptions(content);
    };
    // Without them the filters that the page knows still work.
    load().catch(() => undefined);
  }, []);
  return options;
}
