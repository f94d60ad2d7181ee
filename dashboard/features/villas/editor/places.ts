/** What distances are measured to, in the order of the page. */
export const PLACES = ['sea', 'centre', 'market', 'restaurant', 'hospital', 'airport'] as const;
