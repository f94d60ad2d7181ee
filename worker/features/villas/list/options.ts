import { type SQL, sql } from 'drizzle-orm';
import { catalogueVersion } from '#drizzle/schema/nights.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The picker's whole answer as it is sent, and the tag of its version. */
type OptionsFile = { tag: string; body: Bytes };

/** An admin's, kept until a villa changes: the same megabyte for every clerk. */
const cached = new WeakMap<Database, OptionsFile>();

/**
 * Every villa the viewer may see, in Turkish order of names; `body` is null when the caller holds
 * `knownTag` already. One trip, which brings rows only when nobody holds them yet: triggers raise
 * the version with every change of a villa.
 */
export async function readVillaOptions(
  db: Database,
  viewer: Viewer,
  knownTag: string,
): Promise<{ tag: string; body: Bytes | null }> {
  const isAgency = viewer.role === 'ADMIN';
  const held = isAgency ? cached.get(db) : undefined;
  const whose = isAgency ? 'all' : String(viewer.userId);
  const tagNow = sql<string>`'"' || ${whose} || '-' || ${catalogueVersion.content} || '"'`;
  const isHeld = sql`(select ${tagNow} from ${catalogueVersion}) in (${knownTag}, ${held?.tag ?? ''})`;
  const [versions, answers] = await db.read.batch([
    db.read.select({ tag: tagNow }).from(catalogueVersion),
    db.read.select({ text: answerText(visibleTo(viewer), isHeld) }).from(sql`(select 1)`),
  ]);
  const tag = versions[0]?.tag ?? '';
  if (tag === knownTag) return { tag, body: null };
  if (tag === held?.tag) return held;
  const file = { tag, body: new TextEncoder().encode(answers[0]?.text) };
  if (isAgency) cached.set(db, file);
  return file;
}

/**
 * The answer, put together by the database: handling ten thousand rows one by one took ten times as
 * long.
 */
const answerText = (filter: SQL | undefined, isHeld: SQL) => sql<string>`(
  select json_object('content', json_object(
    'items', json_group_array(json_object(
      'id', id, 'villa_id', id, 'code', code, 'name', name, 'slug', slug, 'town_id', town_id,
      'owner_id', owner_id, 'active', json(iif(active, 'true', 'false')))),
    'total', count(*), 'skip', 0, 'take', count(*)))
  from (
    select * from ${villas} where ${filter ?? sql`true`}
    order by ${villas.sortKey}, ${villas.id} limit iif(${isHeld}, 0, -1)
  )
)`;
