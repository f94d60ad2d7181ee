import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import type {
  KbsFacility,
  KbsFacilityInput,
  KbsFacilityUpdate,
  KbsTested,
} from '#domain/kbs/admin-schema.ts';
import { TEST_CALL } from '#domain/kbs/calls.ts';
import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import { pick } from '#domain/values/pick.ts';
import { kbsFacilities, kbsPeople } from '#drizzle/schema/kbs.ts';
import { districts } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { build } from '#worker/platform/database/statements.ts';
import { guard, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { callService } from './call-service.ts';
import { openFacility, sealPart } from './facility-secrets.ts';

const selectFacilities = (db: Database) =>
  db.read
    .select({
      facility: kbsFacilities,
      place: sql<string>`coalesce(${villas.name}, ${districts.name})`,
    })
    .from(kbsFacilities)
    .leftJoin(villas, eq(villas.id, kbsFacilities.villaId))
    .leftJoin(districts, eq(districts.id, kbsFacilities.districtId));

type Row = Awaited<ReturnType<typeof selectFacilities>>[number];

async function toFacility(deps: Deps, { facility, place }: Row): Promise<KbsFacility> {
  const { user: _u, password: _p, salt: _s, createdAt: _c, updatedAt: _d, ...shown } = facility;
  const user = await openFacility(deps, facility).then(
    ({ access }) => maskIdentityNumber(access.user),
    () => '*******',
  );
  return { ...shown, place, user };
}

/** Every facility, districts first. One trip. */
export async function listFacilities(deps: Deps): Promise<KbsFacility[]> {
  const rows = await selectFacilities(deps.db).orderBy(
    sql`${kbsFacilities.villaId} is not null`,
    asc(sql`coalesce(${villas.sortKey}, ${districts.sortKey})`),
  );
  return Promise.all(rows.map((row) => toFacility(deps, row)));
}

async function findFacility(deps: Deps, id: string): Promise<Row> {
  const [row] = await selectFacilities(deps.db).where(eq(kbsFacilities.id, id));
  if (row === undefined) throw notFound('Böyle bir tesis yok.');
  return row;
}

/** @throws `FACILITY_TAKEN` (409), `VALIDATION` (422), `NOT_FOUND` for an unknown villa or district */
export async function createFacility(
  deps: Deps,
  { user, password, ...input }: KbsFacilityInput,
  actor: Actor,
): Promise<KbsFacility> {
  checkEndpoint(deps, input.endpoint);
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const salt = crypto.randomUUID() + crypto.randomUUID();
  const sealed = {
    user: await sealPart(deps, id, 'user', user),
    password: await sealPart(deps, id, 'password', password),
    salt: await sealPart(deps, id, 'salt', salt),
  };
  const { villaId, districtId } = input;
  await write.run([
    guard(
      'kbs.place_known',
      sql`exists (select 1 from villas where id = ${villaId}) or exists (select 1 from districts where id = ${districtId})`,
      () => notFound('Böyle bir villa ya da ilçe yok.'),
    ),
    write.insert(kbsFacilities, { ...input, ...sealed, id }, () => conflict('FACILITY_TAKEN')),
    write.audit('kbs_facility.create', id, { after: input }),
  ]);
  return toFacility(deps, await findFacility(deps, id));
}

/** @throws `STALE_VERSION` (409), `VALIDATION` (422), `NOT_FOUND` */
export async function updateFacility(
  deps: Deps,
  id: string,
  { user, password, version, ...input }: KbsFacilityUpdate,
  actor: Actor,
): Promise<KbsFacility> {
  checkEndpoint(deps, input.endpoint);
  const { facility } = await findFacility(deps, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(
      kbsFacilities,
      { id, version },
      {
        ...input,
        ...(user !== undefined && { user: await sealPart(deps, id, 'user', user) }),
        ...(password !== undefined && { password: await sealPart(deps, id, 'password', password) }),
        version: version + 1,
        // Whatever was wrong may be corrected now.
        trouble: null,
        pausedUntil: null,
      },
    ),
    write.audit('kbs_facility.update', id, {
      before: shown(facility),
      after: { ...input, ...((user ?? password) !== undefined && { access: 'yenilendi' }) },
    }),
  ]);
  return toFacility(deps, await findFacility(deps, id));
}

const shown = (facility: Row['facility']) =>
  pick(facility, 'service', 'endpoint', 'code', 'asksParents', 'active', 'startsOn');

/** @throws `IN_USE` (409) while somebody is reported in, `NOT_FOUND` */
export async function deleteFacility(deps: Deps, id: string, actor: Actor): Promise<void> {
  const { facility } = await findFacility(deps, id);
  const write = beginWrite(deps, actor);
  await write.run([
    guard(
      'kbs.nobody_in',
      sql`not exists (select 1 from kbs_people where facility_id = ${id} and (state = 'present' or act is not null))`,
      () =>
        conflict(
          'IN_USE',
          'Bu tesiste girişi bildirilmiş, çıkışı bildirilmemiş kişiler var. Yeni gönderimi durdurmak için kapatabilirsiniz.',
        ),
    ),
    write.delete(kbsPeople, { facilityId: id }),
    write.delete(kbsFacilities, { id }),
    write.audit('kbs_facility.delete', id, { before: shown(facility) }),
  ]);
}

/** Calls the service once without changing anything there. @throws `NOT_FOUND` */
export async function testFacility(deps: Deps, id: string, actor: Actor): Promise<KbsTested> {
  const { facility } = await findFacility(deps, id);
  const open = await openFacility(deps, facility).catch(() => null);
  if (open === null) {
    return { ok: false, text: 'Kayıtlı kullanıcı ve şifre artık açılamıyor; yeniden girin.' };
  }
  const { said } = await callService(deps, open, TEST_CALL);
  const isFine = said.kind === 'done';
  const write = beginWrite(deps, actor);
  await write.run([
    isFine &&
      // Not `updated_at`: the people of the facility are as they were.
      step(
        build
          .update(kbsFacilities)
          .set({ testedAt: write.at, trouble: null, pausedUntil: null })
          .where(eq(kbsFacilities.id, id)),
      ),
    write.audit('kbs_facility.test', id, { after: { ok: isFine } }),
  ]);
  return isFine
    ? { ok: true, text: 'Servis tesis kodunu, kullanıcıyı ve şifreyi kabul etti.' }
    : { ok: false, text: `${said.reason}.` };
}

/** Tells the service of a person again at once, whose report it refused. @throws `NOT_FOUND` */
export async function reportAgain(deps: Deps, id: string, actor: Actor): Promise<void> {
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(
      kbsPeople,
      and(eq(kbsPeople.id, id), isNull(kbsPeople.act), isNotNull(kbsPeople.reason)),
      { nextAt: write.at, seenAt: '' },
      () => notFound('Yeniden gönderilecek bir bildirim yok; sayfayı yenileyin.'),
    ),
    write.audit('kbs_person.again', id),
  ]);
}

function checkEndpoint({ allowLoopbackFeeds }: Deps, endpoint: string): void {
  const checked = checkOutsideUrl(endpoint, { allowLoopback: allowLoopbackFeeds });
  if ('url' in checked) return;
  throw refused('VALIDATION', checked.why, [{ path: 'endpoint', message: checked.why }]);
}
