import { and, asc, desc, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Day } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import type { VillaDatesQuery, VillaListQuery } from '#domain/villas/admin-list-schema.ts';
import { expiringUntil } from '#domain/villas/permit-state.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type Viewer, visibleTo } from '#worker/platform/viewer.ts';

/** A filter by an optional value. */
const is = (column: SQLiteColumn, value: number | boolean | undefined) =>
  value === undefined ? undefined : eq(column, value);

/** The filters of the list, on columns of `villas` alone so that counting needs no join. */
export function listFilter(query: VillaListQuery, viewer: Viewer, today: Day): SQL | undefined {
  return and(
    visibleTo(viewer),
    is(villas.id, query.id),
    is(villas.popular, query.popular),
    is(villas.villaOfMonth, query.villa_of_month),
    is(villas.active, query.active),
    is(villas.townId, query.town_id),
    is(villas.districtId, query.district_id),
    is(villas.ownerId, query.owner_id),
    query.villa_type_id === undefined ? undefined : hasType(query.villa_type_id),
    query.q ? textFilter(query.q) : undefined,
    query.permit && permitFilter(query.permit, today),
  );
}

export function datesFilter(query: VillaDatesQuery, viewer: Viewer): SQL | undefined {
  return and(
    visibleTo(viewer),
    is(villas.id, query.villa_id),
    is(villas.townId, query.town_id),
    is(villas.active, query.active),
    query.q ? textFilter(query.q) : undefined,
  );
}

/** The `+` keeps the planner from sorting all villas of a type instead of reading them in order. */
const hasType = (typeId: number) =>
  sql`+${villas.id} in (select villa_id from villa_villa_types where villa_type_id = ${typeId})`;

/** Name, code or region. */
function textFilter(text: string): SQL {
  const folded = fold(text);
  return sql`(instr(${villas.searchText}, ${folded}) > 0
    or ${villas.townId} in (select id from towns where instr(search_text, ${folded}) > 0))`;
}

function permitFilter(which: 'missing' | 'expiring', today: Day): SQL | undefined {
  if (which === 'expiring') return lte(villas.permitExpiresOn, expiringUntil(today));
  return or(isNull(villas.permitNo), eq(villas.permitNo, ''));
}

/** Each column has an index to scan; ids are assigned in order of creation. */
const ORDER_COLUMNS = {
  order: villas.displayOrder,
  name: villas.sortKey,
  code: villas.code,
  created: villas.id,
};

export function listOrder(order: VillaListQuery['order']): SQL[] {
  const descending = order.startsWith('-');
  const column = ORDER_COLUMNS[order.replace('-', '') as keyof typeof ORDER_COLUMNS];
  return descending ? [desc(column), desc(villas.id)] : [asc(column), asc(villas.id)];
}
