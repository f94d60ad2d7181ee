import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatBounds } from '#domain/maps/bounds.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { fetchSearch } from '../state/fetch-search.ts';
import { usePlaces } from './use-places.ts';
import { EMPTY_SEARCH, MAX_SKIP, searchHref } from '../state/search-state.ts';
import { say } from '#site/language.ts';

const LiveMap = lazy(() =>
  import('#site/features/map/live-map.tsx').then((module) => ({ default: module.LiveMap })),
);

type Props = {
  title: string;
  /** Whose villas it shows. */
  filter: { town?: string[]; district?: string[]; type?: string[] };
  /** The static map; stays until the villas have loaded, and when they cannot be. */
  children?: ReactNode;
};

/** The map of a page: a picture until the first interaction. */
export default function PlaceMap({ title, filter, children }: Props) {
  const [items, setItems] = useState<readonly SearchItem[] | null>(null);
  const [here, setHere] = useState('');
  const places = usePlaces();
  useEffect(() => {
    fetchSearch({ ...EMPTY_SEARCH, ...filter, skip: MAX_SKIP }).then(
      (answer) => setItems(answer.items),
      // The picture says what it can.
      () => undefined,
    );
  }, [filter]);
  if (items === null || items.length === 0) return children;
  return (
    <Suspense fallback={children}>
      <LiveMap
        title={title}
        items={items}
        places={places}
        party={new URLSearchParams()}
        onMoved={(bounds) => setHere(searchHref({ ...EMPTY_SEARCH, bounds: formatBounds(bounds) }))}
      >
        {here && (
          <a className="button map-here" data-size="small" data-over="" href={here}>
            {say('map').listHere}
          </a>
        )}
      </LiveMap>
    </Suspense>
  );
}
