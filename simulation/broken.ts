/** A promise of the product that does not hold: which, and what was seen instead. */
export class Broken extends Error {
  readonly invariant: string;

  constructor(invariant: string, seen: string) {
    super(seen);
    this.name = 'Broken';
    this.invariant = invariant;
  }
}

/** @throws {Broken} unless it holds. The sentence is only made when it does not. */
export function hold(invariant: string, holds: boolean, seen: () => string): asserts holds {
  if (!holds) throw new Broken(invariant, seen());
}
