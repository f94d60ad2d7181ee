/** The contract of the quoted stay, for reading before agreeing. */
export const contractLink = (quoteToken: string): string =>
  `/rezervasyon/sozlesme?${new URLSearchParams({ teklif: quoteToken })}`;
