import type { WishId } from '#domain/values/ids.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';

/** Minutes until the next is told of nights that somebody was told of. */
export const HEAD_START_MINUTES = 60;

export type Waiting = { id: WishId; checkIn: Day; checkOut: Day; below: Kurus | null };

/** A house that sells the stay that somebody waits for. */
export type Fit = { villaId: number; total: Kurus };

/** Of which nights of which house somebody was told lately. */
export type ToldNights = { villaId: number; checkIn: Day; checkOut: Day };

export type Chosen<Wish, House> = { wish: Wish; house: House };

/**
 * Whom to tell of which house now. Wishes are in the order in which they were made: the first whom a
 * house fits is told, and whoever waits for nights of it is not before an hour has passed. Nobody is
 * told twice of a house. `told` holds `wish house` of everybody who was.
 */
export function chooseTold<Wish extends Waiting, House extends Fit>(
  wishes: readonly Wish[],
  fitting: (wish: Wish) => readonly House[],
  told: ReadonlySet<string>,
  lately: readonly ToldNights[],
): Chosen<Wish, House>[] {
  const busy = [...lately];
  const isFree = ({ checkIn, checkOut }: Wish, villaId: number) =>
    busy.every(
      (one) => one.villaId !== villaId || one.checkOut <= checkIn || checkOut <= one.checkIn,
    );
  return wishes.flatMap((wish) => {
    const house = fitting(wish).find(
      ({ villaId, total }) =>
        !told.has(toldKey(wish.id, villaId)) &&
        (wish.below === null || total < wish.below) &&
        isFree(wish, villaId),
    );
    if (house === undefined) return [];
    busy.push({ villaId: house.villaId, checkIn: wish.checkIn, checkOut: wish.checkOut });
    return [{ wish, house }];
  });
}

export const toldKey = (wishId: WishId, villaId: number): string => `${wishId} ${villaId}`;
