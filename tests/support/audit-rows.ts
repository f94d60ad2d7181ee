import { and, asc, eq } from 'drizzle-orm';
import { auditLog } from '#drizzle/schema/writes.ts';
import type { TestApp } from './app.ts';

/** The audit rows of one record, oldest first. */
export function auditRows(app: TestApp, entity: string, entityId: number | string) {
  return app.deps.db.read
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));
}
