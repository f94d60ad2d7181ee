/** What the browser needs of extras without loading their schemas. */

export const MAX_PIECES = 20;

/** The part of an offered extra that says whether and how many are taken. */
type Taken = { id: string; unit: string; count: number; chosen: boolean };

/**
 * The chosen extras as input for the same question again; the guest only chooses how many pieces.
 */
export const choicesOf = (offered: readonly Taken[] = []): { id: string; quantity: number }[] =>
  offered
    .filter(({ chosen }) => chosen)
    .map(({ id, unit, count }) => ({ id, quantity: unit === 'piece' ? count : 1 }));
