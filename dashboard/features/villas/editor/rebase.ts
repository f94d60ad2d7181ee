import type { FormSection, VillaFormInput } from './form.ts';
import { changedSections } from './form.ts';
import { SECTIONS } from './sections/sections.ts';

const LISTS: readonly FormSection[] = ['rooms', 'pools', 'villa_type_ids', 'featureIds'];

/**
 * Rebases typed values onto somebody else's save: fields changed here stay as typed, all others
 * become theirs. A list counts as one field.
 */
export function rebase(
  base: VillaFormInput,
  theirs: VillaFormInput,
  mine: VillaFormInput,
): VillaFormInput {
  const merged = { ...theirs };
  for (const section of changedSections(base, mine)) {
    const value = LISTS.includes(section)
      ? mine[section]
      : mergeFields(base[section], theirs[section], mine[section]);
    Object.assign(merged, { [section]: value });
  }
  return merged;
}

function mergeFields(base: object, theirs: object, mine: object): object {
  const before = base as Record<string, unknown>;
  const typed = Object.entries(mine).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return { ...theirs, ...Object.fromEntries(typed) };
}

/** The titles of the page's sections that hold these parts of the form. */
export const titlesOf = (changed: readonly FormSection[]): string[] =>
  SECTIONS.filter(({ keys }) => keys.some((key) => changed.includes(key))).map(
    ({ title }) => title,
  );
