import { persistentAtom, persistentJSON } from '@nanostores/persistent';
import type { Currency } from '#domain/values/currency.ts';

/** A favourite villa (spec §3); written by the page's script, read by islands. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string };

/** Shared by islands under the browser-storage keys of spec §9. */
export const $currency = persistentAtom<Currency>('currency', 'TL');
export const $favourites = persistentJSON<Favourite[]>('favourites', []);
