import { formatStay, isDay } from '#domain/values/dates.ts';
import type { Draft } from '#dashboard/app/form-draft.ts';

const MAX_LETTERS = 40;
const FEW = 2;

/** Describes a draft by its typed values: its dates if any, then its first words. */
export function describeDraft({ base, values }: Draft<object>): string {
  const typed = changedTexts(values, base);
  const [from, to] = typed.filter(isDay);
  const nights = from && to && from < to ? [formatStay(from, to)] : [];
  const words = typed.filter((text) => !isDay(text) && !isMachines(text)).map(shorten);
  return [...nights, ...words.slice(0, FEW)].join(' · ');
}

/** The texts that were changed or added, in order. */
function changedTexts(value: unknown, base: unknown): string[] {
  if (typeof value === 'string') return value.trim() !== '' && value !== base ? [value.trim()] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    changedTexts(inner, (base as Record<string, unknown> | null | undefined)?.[name]),
  );
}

/** A code or an instant, which is not a person's text. */
const isMachines = (text: string) =>
  /^[a-z]+(_[a-z]+)*$/.test(text) || /^\d{4}-\d\d-\d\dT/.test(text);

const shorten = (text: string) => {
  const [line = ''] = text.split('\n');
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS).trimEnd()}…` : line;
};
