import type { ExtraChoice, OfferedExtra } from '#domain/extras/offered.ts';
import { MAX_PIECES } from '#domain/extras/choices.ts';
import { unbrokenMoney } from '#domain/values/money.ts';
import { unbrokenDots } from '#site/lib/format/unbroken.ts';
import { formats, say } from '#site/language.ts';

/** "500 ₺ × 7 gece"; empty when the amount is sufficient. */
export function howPriced({ unit, unitPrice, count }: OfferedExtra): string {
  const words = say('quote').extras;
  const each = unbrokenMoney(formats().money(unitPrice));
  switch (unit) {
    case 'stay':
      return '';
    case 'night':
      return words.perNight(each, count);
    case 'person':
      return words.perPerson(each, count);
    case 'piece':
      return count > 1 ? words.pieces(each, count) : words.onePiece;
  }
}

/** What is said below the name of an extra: "Tek yön · adet fiyatı". */
export const extraNote = (extra: OfferedExtra): string =>
  unbrokenDots([extra.text, howPriced(extra)].filter((words) => words !== '').join(' · '));

/** Whether its name or text is Turkish on a page that is not (`untranslated` of the quote). */
export const isInTurkish = (
  { name, text }: OfferedExtra,
  untranslated: readonly string[] = [],
): boolean => untranslated.includes(name) || untranslated.includes(text);

/** Extras in a form, with or without JavaScript: `ek-{id}` is the quantity, 0 or empty for none. */
export function readTaken(fields: Iterable<[string, FormDataEntryValue]>): ExtraChoice[] {
  const taken: ExtraChoice[] = [];
  for (const [name, value] of fields) {
    const id = /^ek-([\w-]{1,40})$/.exec(name)?.[1];
    const quantity = Number(value);
    const isCount = Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_PIECES;
    if (id !== undefined && isCount && !taken.some((one) => one.id === id)) {
      taken.push({ id, quantity });
    }
  }
  return taken;
}
