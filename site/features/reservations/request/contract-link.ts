/** Where the contract of exactly the quoted stay can be read before it is agreed to. */
export const contractLink = (quoteToken: string): string =>
  `/rezervasyon/sozlesme?${new URLSearchParams({ teklif: quoteToken })}`;
