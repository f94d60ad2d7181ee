/** One change of a planted bug to the product's code. */
export type Edit = {
  /** From the project's root. */
  file: string;
  /** Text that occurs exactly once in the file. */
  find: string;
  replace: string;
};

/**
 * A realistic mistake that breaks a promise, which the simulation must notice. It is stored as text
 * replacements, so that it fails loudly once the code that it breaks has moved.
 */
export type PlantedBug = {
  name: string;
  /** What goes wrong, in a sentence. */
  what: string;
} & (Edit | { edits: readonly Edit[] });

export const editsOf = (bug: PlantedBug): readonly Edit[] => ('edits' in bug ? bug.edits : [bug]);
