import { type SQL, sql } from 'drizzle-orm';
import { isStaff } from '#domain/auth/permissions.ts';
import { catalogueVersion } from '#drizzle/schema/versions.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { type CacheDeps, versionedCache } from '#worker/platform/versioned-cache.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The complete answer of the picker as text, and the tag of its version; null: the caller has it
 * already.
 */
type OptionsFile = { tag: string; body: Bytes | null };

/**
 * For staff: the same megabyte for every clerk, revalidated each time and sent when a villa has
 * changed.
 */
const agencyOptions = versionedCache<OptionsFile>({
  trustedMs: 0,
  read: async ({ db }, held) => {
    const file = await readOptions(db, 'all', undefined, held?.tag ?? '');
    return (current) => (file.body === null ? (current ?? file) : file);
  },
});

/**
 * Every villa the viewer may see, in Turkish order of names; `body` is null when the caller's
 * `knownTag` is current. One trip, which only returns rows when no isolate has them cached:
 * triggers raise the version with every change of a villa.
 */
export async function readVillaOptions(
  deps: CacheDeps,
  viewer: Viewer,
  knownTag: string,
): Promise<OptionsFile> {
  if (!isStaff(viewer.role))
    return readOptions(deps.db, String(viewer.userId), visibleTo(viewer), knownTag);
  const file = await agencyOptions.get(deps);
  return file.tag === knownTag ? { ...file, body: null } : file;
}

/** @param heldTag the tag of the answer that the caller already has */
async function readOptions(
  db: Database,
  whose: string,
  filter: SQL | undefined,
  heldTag: string,
): Promise<OptionsFile> {
  const tagNow = sql<string>`'"' || ${whose} || '-' || ${catalogueVersion.content} || '"'`;
  const isHeld = sql`(select ${tagNow} from ${catalogueVersion}) = ${heldTag}`;
  const { versions, answers } = await readTogether(db, {
    versions: db.read.select({ tag: tagNow }).from(catalogueVersion),
    answers: db.read.select({ text: answerText(filter, isHeld) }).from(sql`(select 1)`),
  });
  const tag = versions[0]?.tag ?? '';
  return { tag, body: tag === heldTag ? null : new TextEncoder().encode(answers[0]?.text) };
}

/**
 * The answer as JSON built by the database: handling ten thousand rows one by one took ten times as
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
