import { must } from '../broken.ts';
import type { World } from '../world/world.ts';
import { ofEachStay } from './invariant.ts';

const NAME = 'a stay is paid on one page';

/** Pages at the bank that may still be paid: two could both be, one in each tab. */
export const onePage = ofEachStay(NAME, compare);

function compare({ mirror, clock }: World, stayId: string): void {
  const now = new Date(clock.time).toISOString();
  let open = 0;
  for (const { status, page_ends_at } of mirror.of('payment_checkouts', stayId)) {
    if (status !== 'paid' && String(page_ends_at) > now) open += 1;
  }
  must(NAME, open <= 1, () => `${open} pages of ${stayId} may be paid`);
}
