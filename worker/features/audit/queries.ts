import { and, count, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AuditExportQuery, AuditQuery } from '#domain/audit/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { endOfDay, startOfDay } from '#worker/platform/clock.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { inParts } from '#worker/platform/database/read-in-parts.ts';
import { containsText, orderTerms } from '#worker/platform/database/list-order.ts';
import { readPage } from '#worker/platform/database/read-page.ts';

/** Most rows of an export; a longer log has to be narrowed by days. */
const EXPORT_ROWS = 10_000;

const columns = {
  id: auditLog.id,
  at: auditLog.createdAt,
  actor: auditLog.actor,
  userId: auditLog.userId,
  firstName: userDetails.firstName,
  lastName: userDetails.lastName,
  action: auditLog.action,
  entity: auditLog.entity,
  entity_id: auditLog.entityId,
  ...pick(auditLog, 'before', 'after', 'ip', 'requestId'),
};

export type StoredAuditRow = Awaited<ReturnType<typeof selectNamed>>[number];

/** One page and the count of all that match, in one trip. */
export async function listAuditRows(db: Database, query: AuditQuery) {
  const filter = auditFilter(query);
  const counted = db.read.select({ total: count() }).from(auditLog);
  return readPage(db, query, {
    items: selectRows(db, query),
    // Names are only joined when they are searched, so that counting a long log uses its index alone.
    counted: query.q
      ? counted
          .leftJoin(users, eq(users.id, auditLog.userId))
          .leftJoin(userDetails, eq(userDetails.userId, auditLog.userId))
          .where(filter)
      : counted.where(filter),
  });
}

/** One entry of the log; null for an unknown id. */
export async function findAuditRow(db: Database, id: string): Promise<StoredAuditRow | null> {
  const [row] = await selectNamed(db).where(eq(auditLog.id, id));
  return row ?? null;
}

/** The filtered log for a spreadsheet in parts, because a row may contain a whole page of text. */
export const listForExport = (db: Database, query: AuditExportQuery) =>
  inParts(EXPORT_ROWS, ({ skip, take }) => selectRows(db, query).limit(take).offset(skip));

const selectNamed = (db: Database) =>
  db.read
    .select(columns)
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.userId))
    .leftJoin(userDetails, eq(userDetails.userId, auditLog.userId));

const selectRows = (db: Database, query: AuditExportQuery) =>
  selectNamed(db)
    .where(auditFilter(query))
    .orderBy(...orderTerms(query.order, { created: auditLog.createdAt }, auditLog.id));

function auditFilter(query: AuditExportQuery): SQL | undefined {
  const { entity, entity_id, user_id, action, date1, date2, q } = query;
  return and(
    entity ? eq(auditLog.entity, entity) : undefined,
    entity_id ? eq(auditLog.entityId, entity_id) : undefined,
    user_id === undefined ? undefined : eq(auditLog.userId, user_id),
    action ? actionFilter(action) : undefined,
    date1 === undefined ? undefined : gte(auditLog.createdAt, startOfDay(date1)),
    date2 === undefined ? undefined : lt(auditLog.createdAt, endOfDay(date2)),
    q ? textFilter(q) : undefined,
  );
}

/**
 * `villa.` matches every action that begins with it, by the index; anything else is a whole action.
 */
const actionFilter = (action: string) =>
  action.endsWith('.')
    ? and(gte(auditLog.action, action), lt(auditLog.action, `${action}\uffff`))
    : eq(auditLog.action, action);

const textFilter = (q: string) =>
  or(
    containsText(sql`coalesce(${users.searchText}, '')`, q),
    sql`instr(${auditLog.action} || ' ' || ${auditLog.entityId}, ${q.trim().toLowerCase()}) > 0`,
  );
