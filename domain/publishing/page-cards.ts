/** The header by which a page reports the villas of the cards on it: their slugs, with spaces. */
export const CARDS_HEADER = 'x-cards';

/** The file of a build with what all its pages have reported, by path. */
export const CARDS_FILE = '/cards.json';
