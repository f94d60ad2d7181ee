/**
 * Groups of settings that visitors may read and every page shows: the agency, its contacts, its
 * profiles elsewhere. How rates are computed (source, margin) and the business rules are not
 * public.
 */
export const PUBLIC_GROUPS = ['site', 'contact', 'social'] as const;

/**
 * Visitors may read the exchange rates too; a page fetches the current ones when somebody chooses
 * another currency.
 */
export const RATE_KEYS = [
  'dollar_exchange_rate',
  'euro_exchange_rate',
  'sterling_exchange_rate',
  'exchange_date',
] as const;
