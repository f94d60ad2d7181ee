import { must } from '../broken.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { OFFER } from './names.ts';

/** Stays made from an offer: at most one, one of those offered, and while the offer was open. */
export const offers: Invariant = {
  name: OFFER,
  check: (world, { changes }) => {
    for (const { table, before, after } of changes) {
      if (table !== 'reservations' || before !== null || after === null) continue;
      if (typeof after.offer_id === 'string') compare(world, after.offer_id);
    }
  },
  audit: (world) => {
    for (const id of world.mirror.all('offers').keys()) compare(world, id);
  },
};

function compare({ mirror }: World, id: string): void {
  const offer = mirror.get('offers', id);
  const stays = [...mirror.all('reservations').values()].filter(({ offer_id }) => offer_id === id);
  const [stay] = stays;
  must(OFFER, stays.length === (offer?.accepted_at == null ? 0 : 1), () => {
    return `an offer accepted at ${offer?.accepted_at} has ${stays.length} stays`;
  });
  if (stay === undefined) return;
  must(OFFER, String(stay.created_at) < String(offer?.expires_at), () => {
    return `${stay.code} was taken up at ${stay.created_at}, its offer ended at ${offer?.expires_at}`;
  });
}
