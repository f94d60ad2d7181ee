/** A promise of the product that does not hold: its name, and what was observed instead. */
export class Broken extends Error {
  readonly invariant: string;

  constructor(invariant: string, seen: string) {
    super(seen);
    this.name = 'Broken';
    this.invariant = invariant;
  }
}

/** @throws {Broken} unless the condition holds; the message is built only then. */
export function must(invariant: string, holds: boolean, seen: () => string): asserts holds {
  if (!holds) throw new Broken(invariant, seen());
}
