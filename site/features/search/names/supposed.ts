import type { CallPart } from '#domain/desk/call/parts.ts';
import { boundsOf } from '#domain/desk/call/question.ts';
import type { ExchangeRates } from '#domain/values/currency.ts';
import type { PageMessages } from '#domain/languages/messages.ts';

/** Who does not bring a pet, and no house has to be without one. */
const PETS = new Set(['evcil-hayvan-kabul', 'evcil-hayvan-dostu-villalar']);

type Beside = { rates: ExchangeRates; words: PageMessages['asked'] };

/** What was supposed of a sentence, and what no search can ask for, in sentences. */
export function supposedOf(
  parts: readonly CallPart[],
  text: string,
  { rates, words }: Beside,
): string[] {
  return parts
    .filter(({ isOverruled }) => !isOverruled)
    .flatMap((part): string[] => {
      const said = text.slice(part.start, part.end);
      switch (part.kind) {
        case 'people':
          return part.isGuess ? [words.people(said, part.count)] : [];
        case 'nowhere':
          return [
            part.nearest.length > 0
              ? words.nearThere(part.name, part.nearest)
              : words.noneThere(part.name),
          ];
        case 'without':
          return part.slug === '' || PETS.has(part.slug) ? [] : [words.noFilter(said)];
        case 'told':
          return [part.by === 'terms' ? words.terms(said) : words.noFilter(said)];
        case 'budget':
          return boundsOf(part, rates) === null ? [words.noRate(said)] : [];
        default:
          return [];
      }
    });
}
