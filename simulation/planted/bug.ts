/** One place of the product as a planted bug has it. */
export type Edit = {
  /** From the project's root. */
  file: string;
  /** Text that stands there exactly once. */
  find: string;
  replace: string;
};

/**
 * A mistake that somebody could have made: what is promised no longer holds with it, and the
 * simulation must say so. It is kept as the texts that it changes, so that it fails loudly once the
 * code it breaks has moved.
 */
export type PlantedBug = {
  name: string;
  /** What goes wrong, in a sentence. */
  what: string;
  edits: readonly Edit[];
};
