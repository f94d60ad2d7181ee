import { to } from '#site/language.ts';

/** The contract of the quoted stay, for reading before agreeing. */
export const contractLink = (quoteToken: string): string =>
  to(`/rezervasyon/sozlesme?${new URLSearchParams({ teklif: quoteToken })}`);
