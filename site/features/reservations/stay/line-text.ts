import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { rewritten } from '#domain/languages/written-values.ts';
import { type LineFacts, readLines } from '#domain/reservations/pricing/read-lines.ts';
import type { Day } from '#domain/values/dates.ts';
import { formats, language, say } from '#site/language.ts';

type Line = { code: string; label: string; amount: number };

/** The lines of a stay's price in the page's language; they come in Turkish. */
export function linesInWords(lines: readonly Line[], checkIn: Day): Line[] {
  if (language() === FIRST_LANGUAGE) return [...lines];
  return readLines(lines, checkIn).map(({ facts, code, label, amount }) => ({
    code,
    amount,
    label: inWords(facts) ?? label,
  }));
}

function inWords(facts: LineFacts): string | null {
  const { lines } = say('quote');
  const { rate, money, daysShort, dayShort } = formats();
  switch (facts.of) {
    case 'nights': {
      const { first, last, nights, nightly } = facts;
      const days = first === last ? dayShort(first) : daysShort(first, last);
      return lines.nights(days, nights, money(nightly));
    }
    case 'nightsAt':
      return lines.nightsAt[facts.at](facts.nights);
    case 'early':
    case 'longStay': {
      const { of, rate: points, campaign } = facts;
      const parts = [
        ...(points === null ? [] : [rate(points)]),
        ...(campaign === '' ? [] : [rewritten(campaign, formats())]),
      ];
      return lines[of](parts.join(' · '));
    }
    case 'extra': {
      const { name, per, pieces } = facts;
      const item =
        per === null ? name : per === 'night' ? lines.perNight(name) : lines.perPerson(name);
      return pieces > 1 ? lines.pieces(item, pieces) : item;
    }
    case 'other':
      return null;
    default:
      return lines[facts.of];
  }
}
