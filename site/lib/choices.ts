import { hasFields, local } from '#browser/stored.ts';
import { CURRENCIES, type Currency } from '#domain/values/currency.ts';

/** A favourite villa; written by the page's script, read by islands. */
export type Favourite = { id: number; slug: string; name: string; thumbnail: string };

/** The browser-storage keys, which must stay: renamed, every visitor's choices would be gone. */
export const CURRENCY_KEY = 'currency';
export const LANGUAGE_KEY = 'language';
export const FAVOURITES_KEY = 'favourites';

const currencyCalled = (name: unknown) => CURRENCIES.find((currency) => currency === name);

/**
 * The chosen currency; until one of ours is chosen that of the page's language, for who has chosen
 * the language, else lira.
 */
export function readCurrency(): Currency {
  const chosen = currencyCalled(local.read(CURRENCY_KEY));
  if (chosen !== undefined || typeof document === 'undefined') return chosen ?? 'TL';
  const { documentElement, body } = document;
  const isChosen = local.read(LANGUAGE_KEY) === documentElement.lang;
  return (isChosen && currencyCalled(body.dataset.currency)) || 'TL';
}

/** The stored favourites; none when the stored value is not ours. */
export const readFavourites = (): Favourite[] =>
  (local.readJson(FAVOURITES_KEY, Array.isArray) ?? []).filter(isFavourite);

const isFavourite = (value: unknown): value is Favourite =>
  hasFields(value, { id: 'number', slug: 'string', name: 'string', thumbnail: 'string' });

/** Stores a choice and tells the islands, which other tabs are told by the browser. */
export function keepChoice(key: string, newValue: string): void {
  local.write(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue }));
}
