import * as z from 'zod';
import { orderOf, queryId, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { DaySchema } from '#domain/wire/fields.ts';

const filters = {
  /** `villa`, `reservation`, `user`, … */
  entity: z.string().trim().max(60).optional(),
  entity_id: z.string().trim().max(100).optional(),
  user_id: queryId.optional(),
  /** A whole action (`villa.update`) or its beginning (`villa.`). */
  action: z.string().trim().max(60).optional(),
  /** Days in Türkiye, both included. */
  date1: DaySchema.optional(),
  date2: DaySchema.optional(),
  /** Searches the action, the record's id and the person's name. */
  q: queryText.optional(),
  order: orderOf(['created']).default('-created'),
};

/** GET /v1/admin/audit, 50 a page. */
export const AuditQuery = z.object({ ...pagingShape(50), ...filters });
export type AuditQuery = z.infer<typeof AuditQuery>;

/** GET /v1/admin/audit/export.csv: the filtered log, at most 10,000 rows. */
export const AuditExportQuery = z.object(filters);
export type AuditExportQuery = z.infer<typeof AuditExportQuery>;

/**
 * A write: who, when, which record, and what changed. `before` and `after` hold changed fields
 * only.
 */
export const AuditRow = z.object({
  id: z.string(),
  /** ISO instant. */
  at: z.string(),
  actor: z.enum(['visitor', 'admin', 'owner', 'system', 'payment']),
  user: z.object({ id: z.int(), name: z.string() }).nullable(),
  action: z.string(),
  /** The action in Turkish words: "Villa güncellendi". */
  label: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditRow = z.infer<typeof AuditRow>;

export const AuditPage = pageOf(AuditRow);
