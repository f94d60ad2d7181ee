import { ownerText } from '#domain/import/owner-text.ts';
import { fold } from '#domain/values/fold.ts';
import type { UserId, TownId } from '#domain/values/ids.ts';
import type { VillaWorld } from '../queries.ts';

/** Owners and regions that an import will create: rows are planned as if they were there. */
export type Coming = {
  /** The rows that bring one each. */
  owners: readonly number[];
  towns: readonly { name: string; district: string }[];
};

export const NOTHING_COMING: Coming = { owners: [], towns: [] };

/** Ids that no row has. */
const FIRST_ID = 900_000_000;

const comingOwner = (row: number) => ({ id: (FIRST_ID + row) as UserId, name: '' });

/** The owner's cell of a row that brings one. */
export const comingOwnerText = (row: number): string => ownerText(comingOwner(row));

export function withComing(world: VillaWorld, { owners, towns }: Coming): VillaWorld {
  const districtOf = (name: string) =>
    world.districts.find((district) => fold(district.name) === fold(name))?.id;
  return {
    ...world,
    owners: [
      ...world.owners,
      ...owners.map((row) => ({ ...comingOwner(row), email: '', firstName: '', lastName: '' })),
    ],
    towns: [
      ...world.towns,
      ...towns.flatMap(({ name, district }, i) => {
        const districtId = districtOf(district);
        return districtId === undefined ? [] : [{ id: (FIRST_ID + i) as TownId, name, districtId }];
      }),
    ],
  };
}
