import { desc, eq } from 'drizzle-orm';
import type { ImportKind } from '#domain/import/kinds.ts';
import type { SaveDecisionsInput, StoredDecision } from '#domain/import/schema.ts';
import { pick } from '#domain/values/pick.ts';
import { importDecisions } from '#drizzle/schema/writes.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';

/** Keeps decisions for this file and the next; null forgets one. One batch. */
export async function saveDecisions(
  deps: Deps,
  { kind, decisions }: SaveDecisionsInput,
  actor: Actor,
): Promise<{ saved: number }> {
  const write = beginWrite(deps, actor);
  const { userId } = actor;
  await write.run([
    ...decisions.map(({ field, key, answer }) =>
      answer === null
        ? write.delete(importDecisions, { kind, field, key })
        : write.upsert(importDecisions, { kind, field, key }, { answer, userId }),
    ),
    // What was decided names guests and owners: the log has how many only.
    write.audit('import.decide', kind, { after: { decisions: decisions.length } }),
  ]);
  return { saved: decisions.length };
}

/** The decisions about files of a kind, the newest first. */
export const listDecisions = ({ db }: Deps, kind: ImportKind): Promise<StoredDecision[]> =>
  db.read
    .select(pick(importDecisions, 'field', 'key', 'answer'))
    .from(importDecisions)
    .where(eq(importDecisions.kind, kind))
    .orderBy(desc(importDecisions.updatedAt));
