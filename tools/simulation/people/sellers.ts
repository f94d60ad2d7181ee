import { exportFeed } from '#worker/features/calendars/export/export-feed.ts';
import { removeLinks } from '#worker/features/calendars/apply/remove-links.ts';
import { syncFeed } from '#worker/features/calendars/apply/sync-feed.ts';
import type { Random } from '../random.ts';
import type { Seller, SellerEvent } from '../world/sellers.ts';
import { calendarTokenOf } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Act } from './act.ts';
import { someClerk, someDates, told } from './choices.ts';

function someSeller(world: World, dice: Random): Seller {
  const seller = dice.pick(world.sellers.all);
  if (seller === undefined) throw new Error('a world without sellers');
  return seller;
}

/** Other kinds show no difference when moved: an unreadable event, for example, claims nothing. */
const MOVABLE: readonly SellerEvent['form'][] = ['days', 'local', 'utc'];

/** A seller sells, moves or cancels a stay, or its server fails or recovers. */
const change: Act = {
  name: "a seller's calendar changes",
  weight: 6,
  run: async (world, dice) => {
    const seller = someSeller(world, dice);
    const { checkIn: from, checkOut: to } = someDates(world, dice);
    const form = dice.weighted([
      [12, 'days'],
      [6, 'local'],
      [6, 'utc'],
      [3, 'weekly'],
      [0.5, 'endless'],
      [0.5, 'since long ago'],
      [1, 'unreadable'],
    ] as const satisfies readonly (readonly [number, SellerEvent['form']])[]);
    const some = dice.pick(seller.events.filter(({ isEcho }) => !isEcho));
    const what = dice.weighted([
      [6, 'sells'],
      [3, 'moves'],
      [2, 'cancels'],
      [2, 'echoes'],
      [2, 'falls ill'],
      [4, 'recovers'],
    ] as const);
    switch (what) {
      case 'sells': {
        const uid = `s${world.memory.unique()}@seller`;
        seller.events.push({ uid, from, to, form, isEcho: false });
        break;
      }
      case 'moves':
        if (some !== undefined && MOVABLE.includes(some.form)) Object.assign(some, { from, to });
        break;
      case 'cancels':
        seller.events = seller.events.filter((event) => event !== some);
        break;
      case 'echoes':
        await echo(world, seller);
        break;
      case 'falls ill':
        seller.mood = dice.pick(['gone', 'garbled', 'away'] as const) ?? 'gone';
        break;
      case 'recovers':
        seller.mood = 'well';
    }
    return `${seller.url} ${what}${what === 'sells' ? ` ${from}–${to}` : ''}`;
  },
};

const EVENT =
  /UID:(\S+)\r\n(?:[^B].*\r\n)*?DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r\nDTEND;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g;

/** The seller reads our own calendar of the villa and returns it as part of its own. */
async function echo(world: World, seller: Seller): Promise<void> {
  const token = calendarTokenOf(seller.villaId);
  const outcome = await world.attempt(() => exportFeed(world.deps, token));
  if (outcome.kind !== 'done') return;
  const { text } = outcome.value;
  const echoes = [...text.matchAll(EVENT)].map(([, uid = '', y1, m1, d1, y2, m2, d2]) => ({
    uid,
    from: `${y1}-${m1}-${d1}`,
    to: `${y2}-${m2}-${d2}`,
    form: 'days' as const,
    isEcho: true,
  }));
  seller.events = [...seller.events.filter(({ isEcho }) => !isEcho), ...echoes];
}

const sync: Act = {
  name: 'a clerk reads a linked calendar',
  weight: 5,
  run: async (world, dice) => {
    const { villaId, url } = someSeller(world, dice);
    const input = { villa_id: villaId, url, confirmLoss: dice.chance(0.5) };
    const actor = someClerk(dice);
    const outcome = await world.attempt(() => syncFeed(world.deps, input, actor));
    return `${url}: ${outcome.kind === 'done' ? outcome.value.outcome : told(outcome)}`;
  },
};

const unlink: Act = {
  name: 'a clerk removes a calendar link',
  weight: 1,
  run: async (world, dice) => {
    const { villaId, url } = someSeller(world, dice);
    const actor = someClerk(dice);
    const input = { villa_id: villaId, url };
    const outcome = await world.attempt(() => removeLinks(world.deps, input, actor));
    return `${url}: ${told(outcome)}`;
  },
};

export const sellers: readonly Act[] = [change, sync, unlink];
