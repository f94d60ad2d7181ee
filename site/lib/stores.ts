import { atom, onMount, type ReadableAtom } from 'nanostores';
import { CURRENCY_KEY, FAVOURITES_KEY, readCurrency, readFavourites } from './choices.ts';

/** What is stored, as islands see it: also after another tab or a page gone back to changed it. */
function storedAtom<Value>(key: string, read: () => Value): ReadableAtom<Value> {
  const store = atom(read());
  onMount(store, () => {
    // The server reads it too, and knows nobody's choices.
    if (typeof document === 'undefined') return undefined;
    const update = (event: Event) => {
      // A cleared storage has no key.
      if (!(event instanceof StorageEvent) || [key, null].includes(event.key)) store.set(read());
    };
    store.set(read());
    for (const type of ['storage', 'pageshow']) addEventListener(type, update);
    return () => {
      for (const type of ['storage', 'pageshow']) removeEventListener(type, update);
    };
  });
  return store;
}

export const $currency = storedAtom(CURRENCY_KEY, readCurrency);
export const $favourites = storedAtom(FAVOURITES_KEY, readFavourites);
