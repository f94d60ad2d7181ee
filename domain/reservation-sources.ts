/**
 * Where a reservation came from: the website, a clerk, an accepted offer, or the agency's books from
 * before this software.
 */
export const SOURCES = ['site', 'admin', 'offer', 'import'] as const;
export type Source = (typeof SOURCES)[number];

/** What a person reads. */
export const SOURCE_LABELS: Record<Source, string> = {
  site: 'Web sitesi',
  admin: 'Acenta',
  offer: 'Teklif',
  import: 'İçe aktarma',
};
