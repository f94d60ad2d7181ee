import { and, eq } from 'drizzle-orm';
import { notFound } from '#domain/errors.ts';
import type { QuestionInput } from '#domain/messages/questions.ts';
import type { ContactReceived } from '#domain/messages/schema.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { runIdempotent } from '#worker/platform/database/idempotency.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { messageSteps, RECEIVED } from '../receive-message.ts';

/**
 * A visitor's question about a villa: a message like that of the contact form, with the villa. The
 * same question on the same day is stored once; when the honeypot is filled in, the answer is the
 * usual one but nothing is stored. @throws `NOT_FOUND` for a villa that is not on sale
 */
export async function receiveQuestion(
  deps: Deps,
  slug: string,
  { homepage, language: _language, ...input }: QuestionInput,
  actor: Actor,
): Promise<ContactReceived> {
  if (homepage) return RECEIVED;
  const body = { slug, ...input };
  const key = `${today(deps.clock)}:${await sha256(JSON.stringify(body))}`;
  const { content } = await runIdempotent(deps, { scope: 'question', key, body }, async () => {
    const [villa] = await deps.db.read
      .select({ id: villas.id, name: villas.name })
      .from(villas)
      .where(and(eq(villas.slug, slug), isOnSale(today(deps.clock))));
    if (villa === undefined) throw notFound('Bu villa bulunamadı ya da yayında değil.');
    const subject = `${villa.name} hakkında soru`;
    return {
      status: 201,
      content: RECEIVED,
      steps: messageSteps(deps, { ...input, subject, villaId: villa.id }, actor),
    };
  });
  return content;
}
