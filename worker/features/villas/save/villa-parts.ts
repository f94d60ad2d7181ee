import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteInsertValue, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { refused } from '#domain/errors.ts';
import type { UpdateVillaInput } from '#domain/villas/admin-schema.ts';
import {
  villaDistances,
  villaPools,
  villaPrivate,
  villaRooms,
} from '#drizzle/schema/villa-parts.ts';
import { villaVillaTypes } from '#drizzle/schema/villas.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { emptyAsNull } from './section-columns.ts';

/** The sections that are stored as rows of their own. */
type Parts = Pick<UpdateVillaInput, 'rooms' | 'pools' | 'distances' | 'villa_type_ids' | 'private'>;

/** A villa's id, or the query that finds it when it is created in the same batch. */
type VillaId = number | SQL<number>;

/** Writes the parts that were sent: lists as a whole, handover facts field by field. */
export function partSteps(villaId: VillaId, parts: Parts): Step[] {
  const rows = {
    rooms: parts.rooms?.map((room, position) => ({ ...room, villaId, position })),
    pools: parts.pools?.map((pool) => ({ ...pool, villaId })),
    distances: parts.distances?.map((distance) => ({ ...distance, villaId })),
    types: parts.villa_type_ids?.map((villaTypeId) => ({ villaId, villaTypeId })),
  };
  return [
    ...replaceRows(villaRooms, villaId, rows.rooms),
    ...replaceRows(villaPools, villaId, rows.pools),
    ...replaceRows(villaDistances, villaId, rows.distances),
    ...replaceRows(villaVillaTypes, villaId, rows.types),
    ...privateSteps(villaId, parts.private),
  ];
}

function replaceRows<Table extends SQLiteTable & { villaId: SQLiteColumn }>(
  table: Table,
  villaId: VillaId,
  rows: SQLiteInsertValue<Table>[] | undefined,
): Step[] {
  if (rows === undefined) return [];
  const clear = step(build.delete(table).where(eq(table.villaId, villaId)));
  if (rows.length === 0) return [clear];
  return [clear, step(build.insert(table).values(rows), () => refused('UNKNOWN_CHOICE'))];
}

function privateSteps(villaId: VillaId, facts: Parts['private']): Step[] {
  if (facts === undefined || Object.keys(facts).length === 0) return [];
  const set = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, emptyAsNull(value)]),
  );
  return [
    step(
      build
        .insert(villaPrivate)
        .values({ ...set, villaId })
        .onConflictDoUpdate({ target: villaPrivate.villaId, set }),
    ),
  ];
}
