import type { Favourite } from './stores.ts';

/** The browser-storage key; renamed, every visitor's list would be gone. */
export const FAVOURITES_KEY = 'favourites';

/** The stored favourites; none when the stored value is invalid. Browser only. */
export function readFavourites(): Favourite[] {
  try {
    const list: unknown = JSON.parse(localStorage[FAVOURITES_KEY]);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
