import type { SQL } from 'drizzle-orm';
import type { Language } from '#domain/languages/languages.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { newId } from './ids.ts';
import { build } from './database/statements.ts';
import { type Step, step } from './database/write-batch.ts';

/** The actor of a write for the audit log. */
export type Actor = {
  kind: 'visitor' | 'admin' | 'owner' | 'system' | 'payment';
  userId: number | null;
  ip: string | null;
  requestId: string | null;
  /** The language that the call names, in which its writer reads; left out where it names none. */
  language?: Language;
};

type AuditEntry = {
  action: string;
  entity: string;
  /** SQL for a row whose id is created in the same batch. */
  entityId: string | SQL;
  before?: unknown;
  after?: unknown;
};

/** The audit row of a write; belongs in the same batch. */
export function audit(actor: Actor, now: Date, entry: AuditEntry): Step {
  const row = step(
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
  return { ...row, isAudit: true };
}
