import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { MailTemplateActivityInput } from '#domain/mail/admin-schema.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { ruleOf } from './present.ts';
import { getTemplate } from './queries.ts';

/**
 * Switches a mail on or off. A mail that becomes due while it is off is held back. @throws
 * `TEMPLATE_ESSENTIAL` (422), `NOT_FOUND`
 */
export async function setTemplateActivity(
  deps: Deps,
  { id, active }: MailTemplateActivityInput,
  actor: Actor,
): Promise<void> {
  const current = await getTemplate(deps.db, id);
  if (!active && ruleOf(current).essential) throw refused('TEMPLATE_ESSENTIAL');
  const now = deps.clock.now();
  await deps.db.write([
    step(
      build
        .update(mailTemplates)
        .set({ active, updatedAt: now.toISOString() })
        .where(eq(mailTemplates.id, id)),
    ),
    changedOne('mail_template.there', () => notFound('Böyle bir e-posta şablonu yok.')),
    audit(actor, now, {
      action: 'mail_template.activity',
      entity: 'mail_template',
      entityId: String(id),
      before: { active: current.active },
      after: { active },
    }),
  ]);
}
