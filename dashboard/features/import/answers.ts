import type { ImportKind } from '#domain/import/kinds.ts';
import type { ImportQuestion } from '#domain/import/schema.ts';
import type { Decided } from './api.ts';
import { fieldLabel } from './labels.ts';

export const idOf = ({ field, key }: Pick<ImportQuestion, 'field' | 'key'>): string =>
  `${field} ${key}`;

/** The n-th proposal: by its number for values of one kind, by its content for a single value. */
export function chosen({ field, key, proposals }: ImportQuestion, at: number): Decided[number] {
  const proposal = proposals[at];
  if (key.startsWith('~') || proposal === undefined)
    return { field, key, answer: { proposal: at } };
  const { label: _, ...answer } = proposal;
  return { field, key, answer };
}

/** Another text to read instead of the value. */
export const typed = ({ field, key }: ImportQuestion, text: string): Decided[number] => ({
  field,
  key,
  answer: { text },
});

/** "Bölge: “Kaş”", "Ev sahibi: boş" */
export function titleOf(kind: ImportKind, { field, members }: ImportQuestion): string {
  const label = fieldLabel(kind, field) ?? field;
  const [first] = members;
  if (first === undefined) return label;
  return `${label}: ${first.text === '' ? 'boş' : `“${first.text}”`}`;
}
