import { asc, eq, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { notFound } from '#domain/errors.ts';
import { pick } from '#domain/values/pick.ts';
import { blogPosts, legalTexts, pages } from '#drizzle/schema/content.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { villaImages, villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { FILE_COLUMNS } from './storage/file-columns.ts';

const imageColumns = {
  ...pick(villaImages, 'id', 'villaId', 'key', 'alt', 'room', 'color', 'width'),
  ...pick(villaImages, 'height', 'position'),
};

export type VillaImageRow = Awaited<ReturnType<typeof getVillaImageRow>>;

/** @throws `NOT_FOUND` */
export async function getVillaImageRow(db: Database, id: number) {
  const [row] = await db.read.select(imageColumns).from(villaImages).where(eq(villaImages.id, id));
  if (row === undefined) throw notFound('Böyle bir resim yok.');
  return row;
}

/** The name of a villa and the ids of its pictures, cover first. @throws `NOT_FOUND` */
export async function getVillaWithImages(db: Database, villaId: number) {
  const {
    villa: [villa],
    images,
  } = await readTogether(db, {
    villa: db.read.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId)),
    images: db.read
      .select({ id: villaImages.id })
      .from(villaImages)
      .where(eq(villaImages.villaId, villaId))
      .orderBy(asc(villaImages.position), asc(villaImages.id)),
  });
  if (villa === undefined) throw notFound('Böyle bir villa yok.');
  return { ...villa, imageIds: images.map(({ id }) => id) };
}

/** The keys that no row and no text refers to: nothing on the site shows them. One trip. */
export async function listUnusedFiles(db: Database, keys: readonly string[]): Promise<string[]> {
  const rows = await db.read.all<{ key: string }>(sql`
    select value as key from json_each(${JSON.stringify(keys)})
    where value not in (
      ${sql.join(FILE_COLUMNS.map(keysIn), sql` union `)}
      union select ${settings.value} from ${settings} where ${settings.key} = 'hero_picture'
      union select part.value ->> '$.picture.key' from ${villaPrivate}, json_each(${villaPrivate.houseGuide}) as part
        where part.value ->> '$.picture.key' is not null
    )
    and not exists (
      select 1 from (
        select ${pages.body} as text from ${pages}
        union all select ${legalTexts.body} from ${legalTexts}
        union all select ${blogPosts.body} from ${blogPosts}
        union all select ${towns.body} from ${towns}
        union all select ${villaTypes.body} from ${villaTypes}
        union all select ${villas.description} from ${villas}
      ) where instr(text, '"' || value || '"') > 0
    )`);
  return rows.map(({ key }) => key);
}

const keysIn = (column: SQLiteColumn) =>
  sql`select ${column} from ${column.table} where ${column} is not null`;
