import { eq } from 'drizzle-orm';
import { conflict, DomainError, notFound } from '#domain/errors.ts';
import {
  type CreatePriceInput,
  FORWARDS,
  isForwards,
  type PriceDeleted,
  type PriceSaved,
  type SeasonInput,
  type UpdatePriceInput,
} from '#domain/prices/schema.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { checkOverlap } from './overlap.ts';
import { findPrices, findPricesOfRow } from './queries.ts';

const backwards = () =>
  new DomainError('malformed', 'VALIDATION', {
    issues: [{ path: 'endsOn', message: FORWARDS.message }],
  });

/** In case another row was added meanwhile: the database allows one price per night. */
const overlapped = () => conflict('PRICE_OVERLAP');

const noRow = () => notFound('Böyle bir fiyat satırı yok; silinmiş olabilir.');

/**
 * Adds a season row to a villa.
 * @throws `NOT_FOUND`, `STALE_VERSION`, `PRICE_OVERLAP` (409) naming the row it collides with.
 */
export async function createPrice(
  deps: Deps,
  { villa_id, version, ...season }: CreatePriceInput,
  actor: Actor,
): Promise<PriceSaved> {
  const current = await findPrices(deps.db, villa_id);
  if (current === null) throw notFound('Böyle bir villa yok.');
  await checkVersion(deps, current.villa, version);
  checkOverlap(current.rows, season);
  const at = instant(deps.clock);
  const row = { ...season, villaId: villa_id, createdAt: at, updatedAt: at };
  const insert = step(build.insert(villaPrices).values(row), overlapped);
  const steps = [
    ...raiseVersion(deps, current.villa),
    insert,
    auditPrice(deps, actor, villa_id, 'villa.price_create', null, season),
  ];
  const results = await deps.db.write(steps);
  const id = Number(results[steps.indexOf(insert)]?.lastInsertRowid);
  return { ...season, id, villa_id, version: current.villa.version + 1 };
}

/**
 * Changes a season row; fields left out are unchanged. @throws `NOT_FOUND`, `STALE_VERSION`,
 * `PRICE_OVERLAP` (409) naming the row it collides with, `VALIDATION` (400) when it would end
 * before it begins.
 */
export async function updatePrice(
  deps: Deps,
  id: number,
  { version, ...changes }: UpdatePriceInput,
  actor: Actor,
): Promise<PriceSaved> {
  const current = await findPricesOfRow(deps.db, id);
  if (current === null) throw noRow();
  const { villa, row, rows } = current;
  await checkVersion(deps, villa, version);
  const { id: _, villa_id: __, ...stored } = row;
  const season = { ...stored, ...changes };
  if (!isForwards(season)) throw backwards();
  checkOverlap(
    rows.filter((other) => other.id !== id),
    season,
  );
  await deps.db.write([
    ...raiseVersion(deps, villa),
    step(
      build
        .update(villaPrices)
        .set({ ...season, updatedAt: instant(deps.clock) })
        .where(eq(villaPrices.id, id)),
      overlapped,
    ),
    auditPrice(deps, actor, villa.id, 'villa.price_update', row, season),
  ]);
  return { ...season, id, villa_id: villa.id, version: villa.version + 1 };
}

/** Deletes a season row; its nights are no longer for sale. @throws `NOT_FOUND`. */
export async function deletePrice(deps: Deps, id: number, actor: Actor): Promise<PriceDeleted> {
  const current = await findPricesOfRow(deps.db, id);
  if (current === null) throw noRow();
  const { villa, row } = current;
  await deps.db.write([
    ...raiseVersion(deps, villa),
    step(build.delete(villaPrices).where(eq(villaPrices.id, id))),
    auditPrice(deps, actor, villa.id, 'villa.price_delete', row, null),
  ]);
  return { id, deleted: true, version: villa.version + 1 };
}

function auditPrice(
  { clock }: Deps,
  actor: Actor,
  villaId: number,
  action: `villa.${string}`,
  before: SeasonInput | null,
  after: SeasonInput | null,
): Step {
  const entry = { action, entity: 'villa', entityId: String(villaId), before, after };
  return audit(actor, clock.now(), entry);
}
