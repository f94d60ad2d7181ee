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

type Named = { id: number; name: string };

/** Looks up the names in rows of villas: files contain names, the database needs ids. */
export function pointersIn(world: VillaWorld) {
  const [districts, towns] = [byName(world.districts), byName(world.towns)];
  const [types, amenities] = [byName(world.types), byName(world.amenities)];
  // By name and id as an answered question has them, by e-mail, or by first and last name.
  const owners = idsBy(world.owners, ({ id, email, firstName, lastName }) => {
    const name = `${firstName} ${lastName}`.trim();
    return [email, fold(name), fold(ownerText({ id, name }))];
  });
  const districtOf = new Map(world.towns.map(({ id, districtId }) => [id as number, districtId]));
  return (values: VillaValues): { pointers: FoundPointers; problems: CellProblem[] } => {
    const { owner, town, district } = values;
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
    const districtIds = districts(district);
    const anywhere = towns(town);
    const inDistrict = anywhere.filter((id) => districtIds.includes(districtOf.get(id) ?? 0));
    // Several provinces have a district of one name: the region says which.
    const only = inDistrict.length === 1 ? districtOf.get(inDistrict[0] ?? 0) : undefined;
    const district_id = only ?? one('district', 'ilçe', district, districtIds);
    const town_id = one('town', 'bölge', town, inDistrict.length > 0 ? inDistrict : anywhere);
    const typeIds = values.types?.map((type) => one('types', 'villa tipi', type, types(type)));
    const amenityIds = values.amenities?.map((name) =>
      one('amenities', 'özellik', name, amenities(name)),
    );
    return {
      pointers: {
        owner_id: one('owner', 'ev sahibi', owner, [
          ...new Set([...owners(owner), ...owners(parseEmail(owner ?? ''))]),
        ]),
        town_id,
        district_id,
        amenity_ids: amenityIds?.filter((id) => id !== undefined) ?? [],
        villa_type_ids: typeIds?.filter((id) => id !== undefined).toSorted((a, b) => a - b),
      },
      problems,
    };
  };
}

/** The ids of those of which one of the keys is a text, folded. */
function idsBy<Row extends { id: number }>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly (string | null)[],
): (text: string | null) => readonly number[] {
  const ids = new Map<string, number[]>();
  for (const row of rows) {
    for (const key of new Set(keysOf(row))) {
      if (!key) continue;
      const found = ids.get(key);
      if (found) found.push(row.id);
      else ids.set(key, [row.id]);
    }
  }
  return (text) => ids.get(fold(text ?? '')) ?? [];
}

const byName = (rows: readonly Named[]) => idsBy(rows, ({ name }) => [fold(name)]);
