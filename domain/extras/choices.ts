/** What the browser knows of extras without their schemas. */

export const MOST_PIECES = 20;

/** Of an offered extra what tells whether and how often it is taken. */
type Taken = { id: string; unit: string; count: number; chosen: boolean };

/** The chosen ones again, to ask once more for the same: only pieces are counted by the guest. */
export const choicesOf = (offered: readonly Taken[] = []): { id: string; quantity: number }[] =>
  offered
    .filter(({ chosen }) => chosen)
    .map(({ id, unit, count }) => ({ id, quantity: unit === 'piece' ? count : 1 }));
