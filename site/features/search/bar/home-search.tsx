import { useState, type FormEvent } from 'react';
import { SearchBar } from './search-bar.tsx';
import type { PlaceGroup } from '../state/places.ts';
import { EMPTY_SEARCH, searchHref } from '../state/search-state.ts';

/** The search of the home page, which leads to the listing. */
export function HomeSearch({ places }: { places: readonly PlaceGroup[] }) {
  const [state, setState] = useState(EMPTY_SEARCH);

  function submit(event: FormEvent) {
    event.preventDefault();
    location.assign(searchHref(state));
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
