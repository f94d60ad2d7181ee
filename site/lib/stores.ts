import { persistentAtom, persistentJSON } from '@nanostores/persistent';
import type { Currency } from '#domain/values/currency.ts';

/** A villa a visitor wants to keep (spec §3); the page's script writes them, islands read. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string };

/** Islands share these under the browser-storage keys of spec §9. */
export const $currency = persistentAtom<Currency>('currency', 'TL');
export const $favourites = persistentJSON<Favourite[]>('favourites', []);
