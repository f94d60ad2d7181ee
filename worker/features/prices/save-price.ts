import { sql } from 'drizzle-orm';
import { conflict, DomainError, notFound } from '#domain/errors.ts';
import {
  type CreatePriceInput,
  FORWARDS,
  isForwards,
  type PriceDeleted,
  type PriceSaved,
  type UpdatePriceInput,
} from '#domain/prices/schema.ts';
import { haveRoom, ROOM, showStayDays } from '#domain/prices/stay-days-schema.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { checkVersion, raiseVersion } from '#worker/platform/database/saved-version.ts';
import { type Also, beginWrite } from '#worker/platform/write.ts';
import { checkOverlap } from './overlap.ts';
import { findPrices, findPricesOfRow } from './queries.ts';

const malformed = ({ path, message }: typeof FORWARDS) =>
  new DomainError('malformed', 'VALIDATION', { issues: [{ path: path.join('.'), message }] });

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
  also?: Also,
): Promise<PriceSaved> {
  const current = await findPrices(deps.db, villa_id);
  if (current === null) throw notFound('Böyle bir villa yok.');
  await checkVersion(deps, current.villa, version);
  checkOverlap(current.rows, season);
  const write = beginWrite(deps, actor);
  const added = write.insert(villaPrices, { ...season, villaId: villa_id }, overlapped);
  const written = await write.run([
    raiseVersion(write, current.villa),
    added,
    also?.(
      write,
      sql`(select id from villa_prices where villa_id = ${villa_id} and starts_on = ${season.startsOn})`,
    ),
    write.audit('villa.price_create', villa_id, { before: null, after: season }),
  ]);
  const id = written.idOf(added);
  const { instant = null } = season;
  const saved = { ...season, instant, ...showStayDays(season), id, villa_id };
  return { ...saved, version: current.villa.version + 1 };
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
  also?: Also,
): Promise<PriceSaved> {
  const current = await findPricesOfRow(deps.db, id);
  if (current === null) throw noRow();
  const { villa, row, rows } = current;
  await checkVersion(deps, villa, version);
  const { id: _, villa_id: __, ...stored } = row;
  const season = { ...stored, ...changes };
  if (!isForwards(season)) throw malformed(FORWARDS);
  if (!haveRoom(season)) throw malformed(ROOM);
  checkOverlap(
    rows.filter((other) => other.id !== id),
    season,
  );
  const write = beginWrite(deps, actor);
  await write.run([
    raiseVersion(write, villa),
    write.update(villaPrices, { id }, season, overlapped),
    also?.(write, id),
    write.audit('villa.price_update', villa.id, { before: row, after: season }),
  ]);
  return { ...season, ...showStayDays(season), id, villa_id: villa.id, version: villa.version + 1 };
}

/** Deletes a season row; its nights are no longer for sale. @throws `NOT_FOUND`. */
export async function deletePrice(deps: Deps, id: number, actor: Actor): Promise<PriceDeleted> {
  const current = await findPricesOfRow(deps.db, id);
  if (current === null) throw noRow();
  const { villa, row } = current;
  const write = beginWrite(deps, actor);
  await write.run([
    raiseVersion(write, villa),
    write.delete(villaPrices, { id }),
    write.audit('villa.price_delete', villa.id, { before: row, after: null }),
  ]);
  return { id, deleted: true, version: villa.version + 1 };
}
