import { and, asc, eq, sql } from 'drizzle-orm';
import { districts, towns } from '#drizzle/schema/locations.ts';
import type { Database } from '../../platform/database.ts';

/** Villas on sale in a region. */
const villaCount = sql<number>`(select count(*) from villas where town_id = towns.id and active = 1)`;

/** The picture and colour of a region: the cover of its first villa, which shows the place. */
const cover = sql<
  string | null
>`(select key || '|' || color from villa_images join villas on villas.id = villa_images.villa_id
    where villas.town_id = towns.id and villas.active = 1 and villa_images.position = 0
    order by villas.display_order limit 1)`;

export type TownSummary = {
  id: number;
  slug: string;
  name: string;
  district: string;
  popular: boolean;
  intro: string;
  /** Key of a picture, null when no villa of the region has one. */
  image: string | null;
  color: string;
  villas: number;
};

/** All shown regions in menu order, with how many villas each has; one trip. */
export async function listTowns(db: Database): Promise<TownSummary[]> {
  const rows = await db.read
    .select({
      id: towns.id,
      slug: towns.slug,
      name: towns.name,
      district: districts.name,
      popular: towns.popular,
      intro: towns.intro,
      cover,
      villas: villaCount,
    })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.districtId))
    .where(eq(towns.active, true))
    .orderBy(asc(towns.displayOrder), asc(towns.id));
  return rows.map(({ cover: found, ...town }) => ({ ...town, ...splitCover(found) }));
}

/** `key|#rrggbb` as the picture's key and colour. */
export function splitCover(text: string | null): { image: string | null; color: string } {
  const [image = null, color = '#d9d4c8'] = text?.split('|') ?? [];
  return { image, color };
}

/** A region with its text; null when unknown or hidden. */
export async function findTown(db: Database, slug: string) {
  const [row] = await db.read
    .select({
      id: towns.id,
      slug: towns.slug,
      name: towns.name,
      district: districts.name,
      popular: towns.popular,
      intro: towns.intro,
      body: towns.body,
      image: towns.image,
    })
    .from(towns)
    .innerJoin(districts, eq(districts.id, towns.districtId))
    .where(and(eq(towns.slug, slug), eq(towns.active, true)));
  return row ?? null;
}

/** The districts that a region or a villa of ours lies in. */
export async function listDistricts(db: Database) {
  return db.read
    .select({
      id: districts.id,
      slug: districts.slug,
      name: districts.name,
      province: districts.provinceName,
    })
    .from(districts)
    .where(
      sql`${districts.id} in (select district_id from towns union select district_id from villas)`,
    )
    .orderBy(asc(districts.sortKey));
}
