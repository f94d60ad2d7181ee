/** Names of promises that are used in more than one place. */
export const OFFERED =
  'nothing claimed is offered and nothing unclaimed withheld, by quote, search, availability or feed';
export const PRICE = 'search = quote = till';
export const OFFER = 'an offer is what was promised until it ends, and is taken up once';

/** The act in which several people act at the same moment. */
export const RACE = 'several act at once';
