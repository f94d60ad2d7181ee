import { sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import type {
  AdminDistrict,
  CreateDistrictInput,
  UpdateDistrictInput,
} from '#domain/locations/admin-schema.ts';
import { provinceOf } from '#domain/locations/provinces.ts';
import { slugify } from '#domain/values/slug.ts';
import { sortKey } from '#domain/values/sort.ts';
import { districts } from '#drizzle/schema/locations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { changedFields } from '#worker/platform/database/changed-fields.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { changedOne } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { readForDistrictWrite } from './district-queries.ts';

/**
 * A new district (ilçe). Provinces share names (Merkez, Ortaca), so a default slug includes the
 * province. @throws `SLUG_TAKEN`, `CODE_TAKEN` (409).
 */
export async function createDistrict(
  deps: Deps,
  input: CreateDistrictInput,
  actor: Actor,
): Promise<AdminDistrict> {
  const { db } = deps;
  const province = getProvince(input.provincePlate);
  const slug = input.slug ?? slugify(`${input.name} ${province}`);
  if (slug.length < 2) throw refused('VALIDATION', 'Bu addan adres çıkmıyor; adresi siz yazın.');
  const rivals = await readForDistrictWrite(db, 0, { slug, code: input.code });
  assertFree(rivals, slug, input.code);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const facts = { ...input, slug, version: 1 };
  const madeId = sql`(select id from districts where slug = ${slug})`;
  const row = { ...facts, ...searchable(input.name, province), provinceName: province };
  const added = write.insert(districts, row, () => conflict('SLUG_TAKEN'));
  const written = await write.run([
    added,
    write.audit('district.create', madeId, { after: facts }),
  ]);
  const id = written.idOf(added);
  return {
    ...facts,
    id,
    district_id: id,
    province,
    towns: 0,
    villas: 0,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Updates a district; fields left out are unchanged. @throws `NOT_FOUND`, `STALE_VERSION`,
 * `SLUG_TAKEN`, `CODE_TAKEN` (409).
 */
export async function updateDistrict(
  deps: Deps,
  id: number,
  { version, ...input }: UpdateDistrictInput,
  actor: Actor,
): Promise<AdminDistrict> {
  const { db } = deps;
  const { slug, code } = input;
  const read = await readForDistrictWrite(db, id, {
    ...(slug !== undefined && { slug }),
    ...(code !== undefined && { code }),
  });
  const { current } = read;
  if (current === undefined) throw notFound('Böyle bir ilçe yok.');
  if (current.version !== version) throw await staleVersion(db, 'district', id);
  const { before, after, any } = changedFields(current, input);
  if (!any) return current;
  assertFree(read, slug ?? '', code ?? 0);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const province = getProvince(after.provincePlate ?? current.provincePlate);
  await write.run([
    write.update(
      districts,
      { id, version },
      {
        ...after,
        ...searchable(after.name ?? current.name, province),
        provinceName: province,
        version: version + 1,
      },
      () => conflict('SLUG_TAKEN'),
    ),
    changedOne('district.unchanged', () => conflict('STALE_VERSION')),
    write.audit('district.update', id, { before, after }),
  ]);
  return { ...current, ...after, province, version: version + 1, updated_at: at };
}

function getProvince(plate: number): string {
  const province = provinceOf(plate);
  if (province === null) throw refused('UNKNOWN_CHOICE', 'Plaka kodu 1-81 arasıdır.');
  return province;
}

const searchable = (name: string, province: string) => ({
  searchText: fold(`${name} ${province}`),
  sortKey: sortKey(name),
});

type Rivals = Pick<Awaited<ReturnType<typeof readForDistrictWrite>>, 'slugHolder' | 'codeHolder'>;

function assertFree({ slugHolder, codeHolder }: Rivals, slug: string, code: number): void {
  if (slugHolder) {
    const { name, province } = slugHolder;
    throw conflict('SLUG_TAKEN', `“${slug}” adresini ${name} (${province}) ilçesi kullanıyor.`);
  }
  if (codeHolder) {
    const { name, province } = codeHolder;
    throw conflict('CODE_TAKEN', `${code} kodu ${name} (${province}) ilçesinin.`);
  }
}
