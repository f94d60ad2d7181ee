import { and, desc, eq } from 'drizzle-orm';
import { conflict, type DomainError } from '#domain/errors.ts';
import { userDetails } from '#drizzle/schema/users.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import type { Database } from './database.ts';

/** The error for a conflicting save: names who saved in between, from the audit log. One trip. */
export async function staleVersion(
  db: Database,
  entity: string,
  entityId: number | string,
): Promise<DomainError> {
  const [last] = await db.read
    .select({ first: userDetails.firstName, last: userDetails.lastName })
    .from(auditLog)
    .innerJoin(userDetails, eq(userDetails.userId, auditLog.userId))
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId))))
    .orderBy(desc(auditLog.createdAt))
    .limit(1);
  if (last === undefined) return conflict('STALE_VERSION');
  return conflict(
    'STALE_VERSION',
    `Bu kaydı siz bakarken ${last.first} ${last.last} değiştirdi. Yenileyip tekrar deneyin.`,
  );
}
