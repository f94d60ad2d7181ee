import { and, eq, type SQL, sql } from 'drizzle-orm';
import { conflict, type DomainError, refused } from '#domain/errors.ts';
import { isReservedSlug } from '#domain/languages/reserved-slugs.ts';
import { slugify } from '#domain/values/slug.ts';
import { publicSlugs } from '#drizzle/schema/locations.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';

/** Regions and villa types share the addresses `/{slug}`: the rules of that namespace. */
type PlaceKind = 'town' | 'villa_type';

const KIND_LABELS: Record<PlaceKind, string> = { town: 'bölge', villa_type: 'villa tipi' };

/**
 * The address of a page: as requested, else made from the name. @throws `SLUG_RESERVED` (422) for
 * an address of the site's own pages, or an empty one.
 */
export function choosePageSlug(asked: string | undefined, name: string): string {
  const slug = asked ?? slugify(name);
  if (slug.length < 2) {
    throw refused('VALIDATION', 'Bu addan sayfa adresi çıkmıyor. Lütfen adresi siz yazın.', [
      { path: 'slug', message: 'En az 2 harf ya da rakam olmalı.' },
    ]);
  }
  if (isReservedSlug(slug)) {
    const message = `“${slug}” adresi sitenin kendi sayfalarına ayrılmış. Örneğin “${slug}-villalari” yazabilirsiniz.`;
    throw refused('SLUG_RESERVED', message, [{ path: 'slug', message }]);
  }
  return slug;
}

/** Who has an address: for the read before a write. */
export const selectSlugHolder = (db: Database, slug: string) =>
  db.read
    .select({
      kind: publicSlugs.kind,
      targetId: publicSlugs.targetId,
      name: sql<string>`coalesce(
        case kind when 'town' then (select name from towns where towns.id = target_id)
        else (select name from villa_types where villa_types.id = target_id) end, '')`,
    })
    .from(publicSlugs)
    .where(eq(publicSlugs.slug, slug));

type SlugHolder = { kind: PlaceKind; targetId: number; name: string };

export function slugTaken(slug: string, holder?: SlugHolder): DomainError {
  const who = holder ? `“${holder.name}” adlı ${KIND_LABELS[holder.kind]}` : 'başka bir sayfa';
  const message = `“${slug}” adresini ${who} kullanıyor. Örneğin “${slug}-2” yazabilirsiniz.`;
  return conflict('SLUG_TAKEN', message);
}

/** Stores the address of a row; `targetId` may be the id of a row created in the same batch. */
export const claimSlug = (kind: PlaceKind, targetId: number | SQL<number>, slug: string): Step =>
  step(build.insert(publicSlugs).values({ kind, targetId, slug }), () => slugTaken(slug));

export const changeSlug = (kind: PlaceKind, targetId: number, slug: string): Step =>
  step(build.update(publicSlugs).set({ slug }).where(ofTarget(kind, targetId)), () =>
    slugTaken(slug),
  );

export const freeSlug = (kind: PlaceKind, targetId: number): Step =>
  step(build.delete(publicSlugs).where(ofTarget(kind, targetId)));

const ofTarget = (kind: PlaceKind, targetId: number) =>
  and(eq(publicSlugs.kind, kind), eq(publicSlugs.targetId, targetId));
