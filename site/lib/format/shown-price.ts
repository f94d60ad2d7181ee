import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';

/** A price: a stay's total with its average night in whole lira, or the range of nightly prices. */
export type ShownPrice =
  | { of: 'stay'; total: Kurus; nights: number; nightly: Kurus }
  | ({ of: 'nights' } & NightSpan);

/** Extras are included in the total, but not in the nightly price. */
type Stay = {
  total: Kurus;
  nights: number;
  extras?: readonly { chosen: boolean; amount: Kurus }[];
};

/** The price of a stay in every place of a page once dates are chosen. */
export function stayPrice({ total, nights, extras = [] }: Stay): ShownPrice {
  const taken = extras.reduce((sum, { chosen, amount }) => sum + (chosen ? amount : 0), 0);
  return { of: 'stay', total, nights, nightly: roundHalfUp((total - taken) / nights / 100) * 100 };
}

/** The price without dates: from the cheapest to the dearest night. */
export function nightsPrice({ from, to }: NightSpan): ShownPrice {
  return { of: 'nights', from, to };
}
