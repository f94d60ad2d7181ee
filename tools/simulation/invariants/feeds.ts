import { must } from '../broken.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'a calendar that cannot be read whole warns, and one that can does not';

/** The reported state of a source, against what its seller's calendar held when it was applied. */
export const feeds: Invariant = {
  name: NAME,
  check: (world, { changes }) => {
    for (const { table, after } of changes) {
      if (table === 'calendar_sources' && after !== null) compare(world, String(after.url));
    }
  },
  audit: (world) => {
    for (const { url } of world.sellers.all) compare(world, url);
  },
};

function compare({ mirror, sellers }: World, url: string): void {
  const seller = sellers.all.find((each) => each.url === url);
  for (const { url: linked, active, warnings } of mirror.all('calendar_sources').values()) {
    if (linked !== url || active !== 1 || seller === undefined) continue;
    const isBroken = seller.accepted.some(({ form }) => form === 'unreadable');
    must(NAME, isBroken === (warnings !== '[]'), () => `${url} says ${warnings}`);
  }
}
