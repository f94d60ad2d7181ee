import { sql } from 'drizzle-orm';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import type {
  AdminVillaTypeDetail,
  CreateVillaTypeInput,
} from '#domain/villa-types/admin-schema.ts';
import { villaTypes } from '#drizzle/schema/villa-types.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { choosePageSlug, claimSlug, slugTaken } from '#worker/features/locations/page-slug.ts';
import { readForNewVillaType } from './admin-queries.ts';

/**
 * A new villa type with its page.
 * @throws `SLUG_TAKEN` (409), `SLUG_RESERVED` (422).
 */
export async function createVillaType(
  deps: Deps,
  input: CreateVillaTypeInput,
  actor: Actor,
): Promise<AdminVillaTypeDetail> {
  const slug = choosePageSlug(input.slug, input.name);
  const { db } = deps;
  const { holder, nextOrder } = await readForNewVillaType(db, slug);
  if (holder !== undefined) throw slugTaken(slug, holder);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const { order = nextOrder, ...fields } = input;
  const facts = { ...fields, slug, version: 1 };
  const madeId = sql<number>`(select id from villa_types where slug = ${slug})`;
  const row = { ...facts, ...searchable(facts), displayOrder: order };
  const added = write.insert(villaTypes, row, () => slugTaken(slug));
  const written = await write.run([
    added,
    claimSlug('villa_type', madeId, slug),
    write.audit('villa_type.create', madeId, { after: { ...facts, order } }),
  ]);
  const id = written.idOf(added);
  return { ...facts, id, order, villas: 0, created_at: at, updated_at: at };
}

/** The columns by which lists search and sort types. */
export const searchable = ({ name, heading }: { name: string; heading: string }) => ({
  searchText: fold(`${name} ${heading}`),
  sortKey: sortKey(name),
});
