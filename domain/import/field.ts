import type { Read } from './read-cell.ts';

/** A column of an import: its name, how it is recognised and how its cells are read. */
export type ImportField<Value = unknown> = {
  label: string;
  /** Other headings with the same meaning, ignoring case and Turkish diacritics. */
  aliases: readonly string[];
  required: boolean;
  /** A cell as the template shows one. */
  example: string;
  read: (text: string) => Read<Value>;
};

/** `aliases` are separated by commas. */
type Extra = { aliases?: string; required?: true };

export function field<Value>(
  label: string,
  read: (text: string) => Read<Value>,
  example: string,
  { aliases, required }: Extra = {},
): ImportField<Value> {
  return {
    label,
    read,
    example,
    aliases: aliases?.split(', ') ?? [],
    required: required === true,
  };
}

/** The values of a row by field; null for a cell that is empty or unreadable. */
export type Values<Fields extends Record<string, ImportField>> = {
  [Name in keyof Fields]: (Fields[Name] extends ImportField<infer Value> ? Value : never) | null;
};
