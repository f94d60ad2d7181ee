import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { FIRST_LANGUAGE, type Language } from '#domain/languages/languages.ts';
import { loadRefusalWords } from '#domain/languages/refusals.ts';

/** The days with their reasons in a language. Hundreds of days share a few sentences. */
export async function sayDays(
  days: AvailabilityDay[],
  language: Language = FIRST_LANGUAGE,
): Promise<AvailabilityDay[]> {
  if (language === FIRST_LANGUAGE) return days;
  const { ofField } = await loadRefusalWords(language);
  const said = new Map<string, string>();
  const say = (text: string): string => {
    const known = said.get(text) ?? ofField(text);
    said.set(text, known);
    return known;
  };
  return days.map(({ reason, departureRule, ...day }) => ({
    ...day,
    ...(reason !== undefined && { reason: say(reason) }),
    ...(departureRule !== undefined && { departureRule: say(departureRule) }),
  }));
}
