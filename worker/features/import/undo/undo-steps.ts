import { type SQL, sql } from 'drizzle-orm';
import { conflict } from '#domain/errors.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { villas, villaVillaTypes } from '#drizzle/schema/villas.ts';
import { type Step, type Steps, step } from '#worker/platform/database/write-batch.ts';
import type { Write } from '#worker/platform/write.ts';
import { made, madeIds } from './made.ts';

/** A row that an import has changed, with what it was before. */
export type ChangedRow = {
  entity: 'villa' | 'price' | 'payment';
  id: string;
  source: string;
  version: number | null;
  before: Record<string, unknown>;
};

/** Something refers to a row that would go: pictures, offers, notes, books of a closed month. */
const inUse = () =>
  conflict(
    'IN_USE',
    'Bu aktarımın kayıtları üzerine sonradan başka kayıtlar eklendi (resim, teklif, not, belge ya da kapanan muhasebe ayı). Önce onları kaldırın.',
  );

const remove = (table: string, where: SQL) =>
  step(sql`delete from ${sql.identifier(table)} where ${where}`, inUse);

/** Removes everything that an import has made, children first. */
export function removalSteps(run: string): Step[] {
  const ids = (entity: string): SQL => made(run, entity);
  const numbers = (entity: string): SQL => madeIds(run, entity);
  const payments = sql`(select entity_id from import_rows where run_id = ${run} and entity = 'payment')`;
  return [
    remove('villa_nights', sql`ref in ${ids('reservation')}`),
    remove('night_holders', sql`ref in ${ids('reservation')}`),
    remove('transactions', sql`id in ${payments}`),
    // The guest's record goes with its last stay (drizzle/rules/guests-are-known.sql).
    step(sql`update reservations set phone = '', email = '' where id in ${ids('reservation')}`),
    remove('journal_changes', sql`reservation_id in ${ids('reservation')}`),
    remove('reservation_history', sql`reservation_id in ${ids('reservation')}`),
    remove('reservations', sql`id in ${ids('reservation')}`),
    remove('villa_prices', sql`id in ${numbers('price')} or villa_id in ${numbers('villa')}`),
    remove('villa_private', sql`villa_id in ${numbers('villa')}`),
    remove('villa_features', sql`villa_id in ${numbers('villa')}`),
    remove('villa_villa_types', sql`villa_id in ${numbers('villa')}`),
    remove('villas', sql`id in ${numbers('villa')}`),
    remove('user_details', sql`user_id in ${numbers('owner')}`),
    remove('users', sql`id in ${numbers('owner')}`),
    remove('public_slugs', sql`kind = 'town' and target_id in ${numbers('town')}`),
    remove('towns', sql`id in ${numbers('town')}`),
  ];
}

/** Puts back what an import has changed. */
export function restoringSteps(write: Write, { entity, id, source, before }: ChangedRow): Steps {
  const raised = { version: sql`version + 1` };
  if (entity === 'payment') {
    return step(
      sql`update reservations set prepayment = ${before.prepayment}, kept = ${before.kept},
        version = version + 1, updated_at = ${write.at} where id = ${source}`,
    );
  }
  if (entity === 'price') {
    return [
      write.update(
        villaPrices,
        sql`id = ${Number(id)}`,
        before as Partial<typeof villaPrices.$inferInsert>,
      ),
      write.update(villas, sql`id = ${Number(source)}`, raised),
    ];
  }
  const { typeIds, ...columns } = before as { typeIds?: number[] };
  const villaId = Number(id);
  return [
    write.update(villas, sql`id = ${villaId}`, { ...columns, ...raised }),
    typeIds !== undefined && [
      step(sql`delete from villa_villa_types where villa_id = ${villaId}`),
      ...typeIds.map((villaTypeId) =>
        write.insert(villaVillaTypes, { villaId: sql`${villaId}` as never, villaTypeId }),
      ),
    ],
  ];
}
