import { must } from '../broken.ts';
import { claimsOf } from '../oracle/claims.ts';
import { sell } from '../oracle/price.ts';
import { HOUR } from '../world/clock.ts';
import type { Change, DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';
import { RACE } from './names.ts';

const NAME = 'who waits is told of nights that can be had, alone for an hour, and once an hour';

/** Whom a step told. */
export const waitingList: Invariant = {
  name: NAME,
  check: (world, { changes, act }) => {
    for (const { table, before, after } of changes) {
      if (table !== 'told_wishes' || before !== null || after === null) continue;
      const wish = world.mirror.get('wishes', String(after.wish_id));
      if (wish === undefined) continue;
      const said = `${wish.email}, told of villa ${after.villa_id} at ${after.told_at}`;
      must(NAME, wish.confirmed_at !== null, () => `${said}, has not confirmed`);
      holdAlone(world, after, said);
      const earlier = changes.find(
        (one) => one.table === 'wishes' && one.after?.id === after.wish_id,
      )?.before?.told_at;
      const isLate =
        earlier == null || Date.parse(String(after.told_at)) - Date.parse(String(earlier)) >= HOUR;
      must(NAME, isLate, () => `${said}, was told at ${earlier}`);
      const mail = changes.some(
        (one) => one.table === 'outbox' && one.after?.recipient === wish.email,
      );
      must(NAME, mail, () => `${said}, gets no mail`);
      // A calendar that was read, or somebody at the same time, may have taken the nights since.
      if (act !== RACE && !tookNights(changes, after)) holdSold(world, wish, after, said);
    }
  },
};

function holdAlone(world: World, row: DbRow, said: string): void {
  for (const other of world.mirror.all('told_wishes').values()) {
    if (other === row || other.wish_id === row.wish_id || other.villa_id !== row.villa_id) continue;
    const isSame =
      String(other.check_in) < String(row.check_out) &&
      String(row.check_in) < String(other.check_out);
    const apart = Math.abs(Date.parse(String(other.told_at)) - Date.parse(String(row.told_at)));
    must(NAME, !isSame || apart >= HOUR, () => `${said}, as ${other.wish_id} was ${apart} ms away`);
  }
}

const tookNights = (changes: readonly Change[], { villa_id }: DbRow): boolean =>
  changes.some(({ table, after }) => table === 'villa_nights' && after?.villa_id === villa_id);

function holdSold(world: World, wish: DbRow, { villa_id }: DbRow, said: string): void {
  const villaId = Number(villa_id);
  const { price, refusal } = sell(world, claimsOf(world, villaId), {
    villaId,
    checkIn: String(wish.check_in),
    checkOut: String(wish.check_out),
    adults: Number(wish.adults),
    children: Number(wish.children),
    babies: Number(wish.babies),
  });
  must(NAME, refusal === null, () => `${said}, cannot have it: ${refusal}`);
  const isCheap = wish.below === null || (price?.total ?? 0) < Number(wish.below);
  must(NAME, isCheap, () => `${said}, pays ${price?.total}, not below ${wish.below}`);
}
