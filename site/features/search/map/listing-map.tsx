import { useEffect, useRef, useState } from 'react';
import { formatBounds, parseBounds } from '#domain/maps/bounds.ts';
import { toMap } from '#domain/maps/projection.ts';
import type { SearchAnswer, SearchItem } from '#domain/search/schema.ts';
import { MAX_SKIP, parseSearch, searchParams, type SearchState } from '../state/search-state.ts';
import { usePlaces } from './use-places.ts';
import { showWhole } from '../show-whole.ts';
import { LiveMap } from '#site/features/map/live-map.tsx';
import { say } from '#site/language.ts';

type Props = {
  state: SearchState;
  /** A search besides the one shown; null without an answer. */
  lookUp: (state: SearchState) => Promise<SearchAnswer | null>;
  onChange: (change: Partial<SearchState>) => void;
};

/** How long the map must have rested before the list is updated, in ms. */
const SETTLED = 350;

/** The villas of a search on the map; moving it filters the list to the visible area. */
export function ListingMap({ state, lookUp, onChange }: Props) {
  const [items, setItems] = useState<readonly SearchItem[] | null>(null);
  const places = usePlaces();
  const [start] = useState(() => viewOf(state.bounds));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Also beyond the edges, so that moving shows what is there.
  const asked = searchParams({ ...state, ...EVERYWHERE }).toString();

  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const everywhere = await lookUp(parseSearch(new URLSearchParams(asked)));
      if (isCurrent && everywhere) setItems(everywhere.items);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [asked, lookUp]);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (items === null) return <div className="live-map" aria-hidden="true" ref={showWhole} />;
  return (
    <LiveMap
      title={say('map').found}
      items={items}
      places={places}
      start={start}
      party={searchParams(state)}
      onMoved={(bounds) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onChange({ bounds: formatBounds(bounds) }), SETTLED);
      }}
    />
  );
}

const EVERYWHERE = { bounds: undefined, sort: 'recommended', skip: MAX_SKIP } as const;

function viewOf(text: string | undefined) {
  const bounds = text === undefined ? null : parseBounds(text);
  if (bounds === null) return undefined;
  const { x, y } = toMap({ latitude: bounds.north, longitude: bounds.west });
  const end = toMap({ latitude: bounds.south, longitude: bounds.east });
  return { x, y, width: end.x - x, height: end.y - y };
}
