import { sql } from 'drizzle-orm';
import type { AdminFaqEntry, FaqInput } from '#domain/faq/schema.ts';
import { faqEntries } from '#drizzle/schema/content.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';

/** Adds a question at the end of the list. One trip. */
export async function createFaq(
  { db, clock }: Deps,
  input: FaqInput,
  actor: Actor,
): Promise<AdminFaqEntry> {
  const now = clock.now();
  const at = now.toISOString();
  const last = sql<number>`(select coalesce(max(display_order), 0) + 1 from faq_entries)`;
  const [inserted] = await db.write([
    step(
      build
        .insert(faqEntries)
        .values({ ...input, displayOrder: last, createdAt: at, updatedAt: at })
        .returning({ id: faqEntries.id }),
    ),
    audit(actor, now, {
      action: 'faq.create',
      entity: 'faq',
      entityId: sql`last_insert_rowid()`,
      after: input,
    }),
  ]);
  return { id: Number(inserted?.rows[0]?.id), ...input };
}
