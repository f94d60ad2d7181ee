import { type Day, addDays } from '#domain/values/dates.ts';
import type { BasisPoints, Kurus } from '#domain/values/money.ts';

/** A line as it is kept and shown: in Turkish words. */
type Line = { code: string; label: string; amount: Kurus };

/** What a line of a price tells, for languages other than the one in which it is kept. */
export type LineFacts =
  /** `last`: the last of its nights. `nightly` in kuruş. */
  | { of: 'nights'; first: Day; last: Day; nights: number; nightly: Kurus }
  /** All nights in one, at what they cost with a discount or cost before it. */
  | { of: 'nightsAt'; nights: number; at: 'early' | 'longStay' | 'before' }
  /** `campaign`: its days in Turkish, empty where the line names none. */
  | { of: 'early' | 'longStay'; rate: BasisPoints | null; campaign: string }
  | { of: 'cleaning' | 'agency' }
  /** `name` as the agency wrote it. */
  | { of: 'extra'; name: string; per: 'night' | 'person' | null; pieces: number }
  /** Written by hand, or of a stay that was taken over from another program. */
  | { of: 'other' };

/**
 * Reads the lines of a stay that begins on `checkIn` back from the words in which `priceLines`
 * (price-lines.ts), `formatDiscount` and `extraLines` (domain/extras) write them. Lines of nights follow
 * each other, so that their days follow from their nights.
 */
export function readLines<Of extends Line>(
  lines: readonly Of[],
  checkIn: Day,
): (Of & { facts: LineFacts })[] {
  let next = checkIn;
  return lines.map((line) => {
    const facts = factsOf(line, next);
    if (facts.of === 'nights') next = addDays(facts.last, 1);
    return { ...line, facts };
  });
}

function factsOf({ code, label, amount }: Line, first: Day): LineFacts {
  switch (code) {
    case 'nights': {
      const nights = Number(/ · (\d+) gece × /.exec(label)?.[1] ?? 0);
      if (nights === 0) return nightsAt(label);
      return {
        of: 'nights',
        first,
        last: addDays(first, nights - 1),
        nights,
        nightly: amount / nights,
      };
    }
    case 'discount': {
      const [, kind, rate, campaign = ''] =
        /^(Erken|Uzun) \S+ indirimi(?: · %([\d,]+))?(?: · (\D*\d[^%]*))?$/.exec(label) ?? [];
      if (kind === undefined) return { of: 'other' };
      const points = rate === undefined ? null : Math.round(Number(rate.replace(',', '.')) * 100);
      return { of: kind === 'Erken' ? 'early' : 'longStay', rate: points, campaign };
    }
    case 'cleaning':
      return { of: 'cleaning' };
    case 'agency_discount':
      return { of: 'agency' };
    case 'extra':
      return extraOf(label);
    default:
      return { of: 'other' };
  }
}

function nightsAt(label: string): LineFacts {
  const [, nights = '', at] =
    /^(\d+) gece · (kampanyadan|erken|uzun) (?:önce|\S+ fiyatı)$/.exec(label) ?? [];
  if (at === undefined) return { of: 'other' };
  const which = at === 'kampanyadan' ? 'before' : at === 'erken' ? 'early' : 'longStay';
  return { of: 'nightsAt', nights: Number(nights), at: which };
}

function extraOf(label: string): LineFacts {
  const [, item = label, pieces = '1'] = /^(.*) \((\d+) adet\)$/.exec(label) ?? [];
  const [, name = item, per] = /^(.*), (gecelik|kişi başı)$/.exec(item) ?? [];
  const unit = per === undefined ? null : per === 'gecelik' ? 'night' : 'person';
  return { of: 'extra', name, per: unit, pieces: Number(pieces) };
}
