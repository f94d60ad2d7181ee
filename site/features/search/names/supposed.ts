import { inPlace } from '#domain/locations/locative.ts';
import type { CallPart } from '#domain/desk/call/parts.ts';
import { boundsOf } from '#domain/desk/call/question.ts';
import type { ExchangeRates } from '#domain/values/currency.ts';

/** Who does not bring a pet, and no house has to be without one. */
const PETS = new Set(['evcil-hayvan-kabul', 'evcil-hayvan-dostu-villalar']);

/** What was supposed of a sentence, and what no search can ask for: Turkish sentences. */
export function supposedOf(
  parts: readonly CallPart[],
  text: string,
  rates: ExchangeRates,
): string[] {
  return parts
    .filter(({ isOverruled }) => !isOverruled)
    .flatMap((part): string[] => {
      const words = `“${text.slice(part.start, part.end)}”`;
      switch (part.kind) {
        case 'people':
          return part.isGuess ? [`${words} sözünü ${part.count} kişi olarak aldık.`] : [];
        case 'nowhere':
          return [
            part.nearest.length > 0
              ? `${inPlace(part.name)} villamız yok; en yakın yerlerimiz: ${part.nearest.join(', ')}.`
              : `${inPlace(part.name)} villamız yok.`,
          ];
        case 'without':
          return part.slug === '' || PETS.has(part.slug)
            ? []
            : [`${words} için bir süzgecimiz yok: olup olmadığı evin sayfasında yazar.`];
        case 'budget':
          return boundsOf(part, rates) === null
            ? [`${words}: bugünün kurunu bilmediğimiz için bütçeye bakamadık.`]
            : [];
        default:
          return [];
      }
    });
}
