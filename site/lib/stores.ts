import { persistentAtom, persistentJSON } from '@nanostores/persistent';
import type { Currency } from '#domain/values/currency.ts';

/** A favourite villa; written by the page's script, read by islands. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string };

/** Shared by islands under the browser-storage keys, which must stay. */
export const $currency = persistentAtom<Currency>('currency', 'TL');
export const $favourites = persistentJSON<Favourite[]>('favourites', []);
