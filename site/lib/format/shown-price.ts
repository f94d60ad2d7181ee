import type { NightSpan } from '#domain/reservations/pricing/nightly.ts';
import { type Kurus, roundHalfUp } from '#domain/values/money.ts';

/** What a price says: a stay's total with its average night in whole lira, or what nights cost. */
export type ShownPrice =
  | { of: 'stay'; total: Kurus; nights: number; nightly: Kurus }
  | ({ of: 'nights' } & NightSpan);

/** What is taken besides the nights is in the total, and in no night. */
type Stay = {
  total: Kurus;
  nights: number;
  extras?: readonly { chosen: boolean; amount: Kurus }[];
};

/** The price of a stay as everything on a page shows it once nights are chosen. */
export function stayPrice({ total, nights, extras = [] }: Stay): ShownPrice {
  const taken = extras.reduce((sum, { chosen, amount }) => sum + (chosen ? amount : 0), 0);
  return { of: 'stay', total, nights, nightly: roundHalfUp((total - taken) / nights / 100) * 100 };
}

/** What everything shows without nights: from the cheapest to the dearest. */
export function nightsPrice({ from, to }: NightSpan): ShownPrice {
  return { of: 'nights', from, to };
}
