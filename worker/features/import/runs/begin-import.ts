import { sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import type { BeginImportInput, BegunImport } from '#domain/import/schema.ts';
import type { UnderstoodRow } from '#domain/import/understand/desk.ts';
import type { OwnerFacts } from '#domain/import/understand/people.ts';
import { CreateTownInput } from '#domain/locations/admin-schema.ts';
import { fold } from '#domain/values/fold.ts';
import { slugify } from '#domain/values/slug.ts';
import { districts } from '#drizzle/schema/locations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { createTown } from '#worker/features/locations/towns/create-town.ts';
import { understandFile } from '../understood/understand-file.ts';
import { createOwner } from './create-owner.ts';
import { openRun } from './open-run.ts';
import { trackRow } from './track.ts';

/**
 * Begins to write a file: creates the owners and regions that somebody agreed to, and answers the
 * rows that can be written in the texts of the strict readers. Begun again, it finds what it created.
 * @throws `NOT_FOUND` for somebody else's import, `CHANGE_UNDONE` (409) for an undone one.
 */
export async function beginImport(
  deps: Deps,
  { run, kind, fileName, rows }: BeginImportInput,
  actor: Actor,
): Promise<BegunImport> {
  await openRun(deps, { run, kind, fileName }, actor);
  const first = (await understandFile(deps, kind, rows)).rows.filter(isReady);
  const owners = distinct(first, ({ newOwner }) => newOwner, ownerKey);
  const towns = distinct(
    first,
    ({ newTown }) => newTown,
    ({ name, district }) => fold(`${name}|${district}`),
  );
  for (const owner of owners) {
    // oxlint-disable-next-line no-await-in-loop -- each is a write of its own
    await createOwner(deps, owner, actor, trackRow(run, 0));
  }
  const ids = towns.length === 0 ? [] : await districtIds(deps.db);
  for (const { name, district } of towns) {
    const found = ids.filter((row) => fold(row.name) === fold(district));
    const [place] = found.toSorted((a, b) => b.towns - a.towns);
    if (place === undefined) throw conflict('STALE_VERSION', `“${district}” ilçesi artık yok.`);
    const create = (slug?: string) =>
      createTown(
        deps,
        CreateTownInput.parse({ name, district_id: place.id, ...(slug && { slug }) }),
        actor,
        (_, id) => trackRow(run, 0)('town', id, { version: 1 }),
      );
    try {
      // oxlint-disable-next-line no-await-in-loop -- each is a write of its own
      await create();
    } catch (error) {
      if (!(error instanceof DomainError) || !isAboutSlug(error)) throw error;
      // Two districts may have a place of the same name, and pages have one address.
      // oxlint-disable-next-line no-await-in-loop
      await create(slugify(`${name} ${district}`));
    }
  }
  const created = owners.length + towns.length;
  const ready =
    created === 0 ? first : (await understandFile(deps, kind, rows)).rows.filter(isReady);
  return {
    rows: ready.map(({ row, cells }) => ({ row, cells })),
    owners: owners.length,
    towns: towns.length,
  };
}

const isReady = ({ isDropped, waiting }: UnderstoodRow): boolean =>
  !isDropped && waiting.length === 0;

const isAboutSlug = ({ code }: DomainError): boolean =>
  code === 'SLUG_TAKEN' || code === 'SLUG_RESERVED';

const ownerKey = ({ name, phone, email }: OwnerFacts): string => phone || email || fold(name);

function distinct<Thing>(
  rows: readonly UnderstoodRow[],
  of: (row: UnderstoodRow) => Thing | null,
  keyOf: (thing: Thing) => string,
): Thing[] {
  const things = rows.flatMap((row) => of(row) ?? []);
  return [...new Map(things.map((thing) => [keyOf(thing), thing])).values()];
}

const districtIds = (db: Database) =>
  db.read
    .select({
      id: districts.id,
      name: districts.name,
      towns: sql<number>`(select count(*) from towns where district_id = ${districts.id})`,
    })
    .from(districts);
