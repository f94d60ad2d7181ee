import type { WishId } from '#domain/values/ids.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';

/** Minutes until the next is told of nights that somebody was told of. */
export const HEAD_START_MINUTES = 60;

export type Waiting = {
  id: WishId;
  checkIn: Day;
  checkOut: Day;
  below: Kurus | null;
  /** When somebody was last told for it. */
  toldAt: string | null;
};

/** A house that sells the stay that somebody waits for. */
export type Fit = { villaId: number; total: Kurus };

/** Of which nights of which house somebody was told. */
export type Told = { wishId: WishId; villaId: number; checkIn: Day; checkOut: Day; toldAt: string };

export type Chosen<Wish, House> = { wish: Wish; house: House };

/**
 * Whom to tell of which house now. Wishes are in the order in which they were made: the first whom a
 * house fits is told, and whoever waits for nights of it is not before an hour has passed; nor is
 * anybody of anything else. Nobody is told twice of a house that stayed free. `gone` are those of
 * `told` that are not any more: free again, they are news. @param since the beginning of that hour
 */
export function chooseTold<Wish extends Waiting, House extends Fit>(
  wishes: readonly Wish[],
  fitting: (wish: Wish) => readonly House[],
  told: readonly Told[],
  since: string,
): { chosen: Chosen<Wish, House>[]; gone: Told[] } {
  const busy: Omit<Told, 'wishId' | 'toldAt'>[] = told.filter(({ toldAt }) => toldAt > since);
  const isFree = ({ checkIn, checkOut }: Wish, villaId: number) =>
    busy.every(
      (one) => one.villaId !== villaId || one.checkOut <= checkIn || checkOut <= one.checkIn,
    );
  const toldOf = Map.groupBy(told, ({ wishId }) => wishId);
  const gone: Told[] = [];
  const chosen = wishes.flatMap((wish) => {
    const houses = fitting(wish);
    const own = toldOf.get(wish.id) ?? [];
    gone.push(...own.filter((one) => houses.every(({ villaId }) => villaId !== one.villaId)));
    if (wish.toldAt !== null && wish.toldAt > since) return [];
    const house = houses.find(
      ({ villaId, total }) =>
        own.every((one) => one.villaId !== villaId) &&
        (wish.below === null || total < wish.below) &&
        isFree(wish, villaId),
    );
    if (house === undefined) return [];
    busy.push({ villaId: house.villaId, checkIn: wish.checkIn, checkOut: wish.checkOut });
    return [{ wish, house }];
  });
  return { chosen, gone };
}
