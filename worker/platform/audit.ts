import type { SQL } from 'drizzle-orm';
import { auditLog } from '#drizzle/schema/writes.ts';
import { newId } from './ids.ts';
import { build } from './database/statements.ts';
import { type Step, step } from './database/write-batch.ts';

/** Who is doing something, as the audit log keeps it. */
export type Actor = {
  kind: 'visitor' | 'admin' | 'owner' | 'system' | 'payment';
  userId: number | null;
  ip: string | null;
  requestId: string | null;
};

type AuditEntry = {
  action: string;
  entity: string;
  /** SQL for a row whose id this very batch makes. */
  entityId: string | SQL;
  before?: unknown;
  after?: unknown;
};

/** The audit row of a write; belongs in the same batch as the write. */
export function audit(actor: Actor, now: Date, entry: AuditEntry): Step {
  return step(
    build.insert(auditLog).values({
      id: newId(now),
      createdAt: now.toISOString(),
      updatedAt: now.toISOString(),
      userId: actor.userId,
      actor: actor.kind,
      ip: actor.ip,
      requestId: actor.requestId,
      before: entry.before ?? null,
      after: entry.after ?? null,
      action: entry.action,
      entity: entry.entity,
      entityId: entry.entityId,
    }),
  );
}
