import { useState, type FormEvent } from 'react';
import { leaveClosed } from '#site/lib/back-closes.ts';
import { SearchBar } from './search-bar.tsx';
import type { PlaceGroup } from '../state/places.ts';
import { EMPTY_SEARCH, searchHref, type SearchState } from '../state/search-state.ts';

type Props = {
  places: readonly PlaceGroup[];
  /** What it begins with, on the page of a place. */
  start?: Partial<Pick<SearchState, 'town' | 'district'>>;
};

/** The search of the home page and of places, which leads to the listing. */
export default function HomeSearch({ places, start }: Props) {
  const [state, setState] = useState({ ...EMPTY_SEARCH, ...start });

  function submit(event: FormEvent) {
    event.preventDefault();
    leaveClosed(() => location.assign(searchHref(state)));
  }

  return (
    <SearchBar
      places={places}
      state={state}
      onChange={(change) => setState((now) => ({ ...now, ...change }))}
      onSubmit={submit}
      isGuided
    />
  );
}
