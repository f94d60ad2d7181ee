import { notFound } from '#domain/errors.ts';
import type { DiscountTable } from '#domain/prices/discount-schema.ts';
import type { PriceTable } from '#domain/prices/schema.ts';
import { showStayDays } from '#domain/prices/stay-days-schema.ts';
import { listGaps } from '#domain/prices/season-table.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { today } from '#worker/platform/clock.ts';
import { findDiscounts, findPrices } from './queries.ts';

/**
 * A villa's complete season table and the nights it leaves without a price. @throws `NOT_FOUND`.
 */
export async function readPriceTable(deps: Deps, villaId: number): Promise<PriceTable> {
  const found = await findPrices(deps.db, villaId);
  if (found === null) throw notFound('Böyle bir villa yok.');
  const { villa, rows } = found;
  const gaps = listGaps(rows, today(deps.clock));
  const prices = rows.map((row) => ({ ...row, ...showStayDays(row) }));
  return { villa_id: villa.id, version: villa.version, prices, gaps };
}

/** A villa's discounts. @throws `NOT_FOUND`. */
export async function readDiscountTable(deps: Deps, villaId: number): Promise<DiscountTable> {
  const found = await findDiscounts(deps.db, villaId);
  if (found === null) throw notFound('Böyle bir villa yok.');
  const { villa, rows } = found;
  return { villa_id: villa.id, version: villa.version, discounts: rows };
}
