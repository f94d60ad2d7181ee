import { readFileSync } from 'node:fs';
import { townPicture } from '#demo-pictures/pictures.ts';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { districts, publicSlugs, towns } from '#drizzle/schema/locations.ts';
import { shoreNear } from '../content/shore.ts';
import { TOWNS } from '../content/towns.ts';
import type { Inserter } from './insert.ts';

type Province = {
  plate: number;
  name: string;
  slug: string;
  districts: { code: number; name: string; slug: string }[];
};

export type SeededTown = { id: number; districtId: number };

/** All districts of Türkiye and our regions, with drawn pictures of their own. */
export function addLocations(rows: Inserter): Map<string, SeededTown> {
  const file = new URL('../data/turkiye.json', import.meta.url);
  const provinces = JSON.parse(readFileSync(file, 'utf8')) as Province[];
  const idOfCode = addDistricts(rows, provinces);

  const seeded = new Map<string, SeededTown>();
  TOWNS.forEach((town, index) => {
    const id = index + 1;
    const districtId = idOfCode.get(town.districtCode);
    if (districtId === undefined) throw new Error(`no district ${town.districtCode}`);
    seeded.set(town.slug, { id, districtId });
    rows.add(towns, [
      {
        id,
        districtId,
        slug: town.slug,
        name: town.name,
        intro: town.intro,
        // Its last two paragraphs say how to get there, and whom it suits.
        body: town.body.slice(0, 2),
        gettingThere: textOf(town.body[2]),
        suits: textOf(town.body[3]),
        shore: shoreNear({ latitude: town.lat, longitude: town.lng }),
        image: townPicture(town.slug),
        latitude: town.lat,
        longitude: town.lng,
        popular: town.popular,
        displayOrder: id,
        searchText: fold(town.name),
        sortKey: sortKey(town.name),
      },
    ]);
    rows.add(publicSlugs, [{ slug: town.slug, kind: 'town', targetId: id }]);
  });
  return seeded;
}

const textOf = (part: RichTextPart | undefined): string =>
  part?.type === 'paragraph' ? part.text : '';

/** @returns the row id of a district by its MERNİS code. */
function addDistricts(rows: Inserter, provinces: Province[]): Map<number, number> {
  const all = provinces.flatMap((province) =>
    province.districts.map((district) => ({ ...district, province })),
  );
  const uses = Map.groupBy(all, ({ slug }) => slug);
  const idOfCode = new Map<number, number>();
  all.forEach(({ code, name, slug, province }, index) => {
    idOfCode.set(code, index + 1);
    const isShared = (uses.get(slug)?.length ?? 0) > 1;
    rows.add(districts, [
      {
        id: index + 1,
        provincePlate: province.plate,
        provinceName: province.name,
        code,
        name,
        slug: isShared ? `${slug}-${province.slug}` : slug,
        searchText: fold(`${name} ${province.name}`),
        sortKey: sortKey(name),
      },
    ]);
  });
  return idOfCode;
}
