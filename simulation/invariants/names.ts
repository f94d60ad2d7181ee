/** The promises that more than one place speaks of. */
export const OFFERED =
  'nothing claimed is offered and nothing unclaimed withheld, by quote, search, availability or feed';
export const PRICE = 'search = quote = till';
