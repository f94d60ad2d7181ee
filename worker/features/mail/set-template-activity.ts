import { refused } from '#domain/errors.ts';
import type { MailTemplateActivityInput } from '#domain/mail/admin-schema.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
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
  if (!active && current.rule.essential) throw refused('TEMPLATE_ESSENTIAL');
  const now = deps.clock.now();
  const updatedAt = now.toISOString();
  await deps.db.write([
    step(
      build
        .insert(mailTemplates)
        .values({ id, key: current.key, active, createdAt: updatedAt, updatedAt })
        .onConflictDoUpdate({ target: mailTemplates.key, set: { active, updatedAt } }),
    ),
    audit(actor, now, {
      action: 'mail_template.activity',
      entity: 'mail_template',
      entityId: String(id),
      before: { active: current.active },
      after: { active },
    }),
  ]);
}
