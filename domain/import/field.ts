import type { Read } from './read-cell.ts';

/** A column of an import: what it is called, how it is recognised and how its cells are read. */
export type ImportField<Value = unknown> = {
  label: string;
  /** Other headings that mean the same, in any case and with or without Turkish marks. */
  aliases: readonly string[];
  required: boolean;
  /** A cell as the template shows one. */
  example: string;
  read: (text: string) => Read<Value>;
};

type Extra = { aliases?: readonly string[]; required?: true };

export function field<Value>(
  label: string,
  read: (text: string) => Read<Value>,
  example: string,
  { aliases = [], required }: Extra = {},
): ImportField<Value> {
  return { label, read, example, aliases, required: required === true };
}

/** What the cells of a row say, by field; null where nothing is written or it cannot be read. */
export type Values<Fields extends Record<string, ImportField>> = {
  [Name in keyof Fields]: (Fields[Name] extends ImportField<infer Value> ? Value : never) | null;
};
