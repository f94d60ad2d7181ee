import { ownerText } from '#domain/import/owner-text.ts';
import { parseEmail } from '#domain/values/email.ts';
import { fold } from '#domain/values/fold.ts';
import type { Values } from '#domain/import/field.ts';
import type { CellProblem } from '#domain/import/schema.ts';
import type { VILLA_FIELDS } from '#domain/import/villa-fields.ts';
import type { VillaWorld } from '../queries.ts';

type VillaValues = Values<typeof VILLA_FIELDS>;

/** Ids of what the cells name; an unknown name is a problem and gives no id. */
export type FoundPointers = {
  owner_id?: number;
  town_id?: number;
  district_id?: number;
  villa_type_ids?: number[];
  amenity_ids?: number[];
};

/** Looks up the names in a villa's row: files contain names, the database needs ids. */
export function findPointers(
  { owner, town, district, types, amenities }: VillaValues,
  world: VillaWorld,
): { pointers: FoundPointers; problems: CellProblem[] } {
  const problems: CellProblem[] = [];
  const report = (field: string, message: string) => {
    problems.push({ field, message });
    return undefined;
  };
  const one = (field: string, what: string, typed: string | null, ids: readonly number[]) => {
    if (typed === null) return undefined;
    if (ids.length === 1) return ids[0];
    return report(
      field,
      ids.length === 0
        ? `“${typed}” adında ${what} yok. Önce ekleyin ya da adı düzeltin.`
        : `“${typed}” adında birden çok ${what} var; hangisi olduğu anlaşılamadı.`,
    );
  };
  const districtIds = named(world.districts, district);
  const inDistrict = world.towns.filter(
    (row) => districtIds.length === 0 || districtIds.includes(row.districtId),
  );
  const townIds = named(inDistrict, town);
  // Several provinces have a district of one name: the region says which.
  const [only] = townIds.length === 1 ? inDistrict.filter(({ id }) => id === townIds[0]) : [];
  const isTold = district !== null && only !== undefined && districtIds.includes(only.districtId);
  const district_id = isTold ? only.districtId : one('district', 'ilçe', district, districtIds);
  const town_id = one(
    'town',
    'bölge',
    town,
    townIds.length > 0 ? townIds : named(world.towns, town),
  );
  const typeIds = types?.map((type) => one('types', 'villa tipi', type, named(world.types, type)));
  const amenityIds = amenities?.map((name) =>
    one('amenities', 'özellik', name, named(world.amenities, name)),
  );
  return {
    pointers: {
      owner_id: one('owner', 'ev sahibi', owner, ownersNamed(world.owners, owner)),
      town_id,
      district_id,
      amenity_ids: amenityIds?.filter((id) => id !== undefined) ?? [],
      villa_type_ids: typeIds?.filter((id) => id !== undefined).toSorted((a, b) => a - b),
    },
    problems,
  };
}

function named(rows: readonly { id: number; name: string }[], typed: string | null): number[] {
  const wanted = fold(typed ?? '');
  return rows.filter((row) => fold(row.name) === wanted).map((row) => row.id);
}

/** By name and id as an answered question has them, by e-mail, or by first and last name. */
function ownersNamed(owners: VillaWorld['owners'], typed: string | null): number[] {
  const wanted = fold(typed ?? '');
  const address = parseEmail(typed ?? '');
  return owners
    .filter(({ id, email, firstName, lastName }) => {
      const name = `${firstName} ${lastName}`.trim();
      return email === address || [name, ownerText({ id, name })].map(fold).includes(wanted);
    })
    .map((row) => row.id);
}
