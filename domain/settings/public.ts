/**
 * Groups of settings that visitors may read and every page shows: the agency, its contacts, its
 * addresses elsewhere. How rates are made (source, margin) and the rules of the trade stay in the house.
 */
export const PUBLIC_GROUPS = ['site', 'contact', 'social'] as const;

/** Visitors may read the rates, too; a page fetches the day's own when somebody looks at another currency. */
export const RATE_KEYS = [
  'dollar_exchange_rate',
  'euro_exchange_rate',
  'sterling_exchange_rate',
  'exchange_date',
] as const;
