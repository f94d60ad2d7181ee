import { refused } from '#domain/errors.ts';
import type { MailTemplateActivityInput } from '#domain/mail/admin-schema.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
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
  const write = beginWrite(deps, actor);
  await write.run([
    write.upsert(mailTemplates, { key: current.key }, { id, active }),
    write.audit('mail_template.activity', id, {
      before: { active: current.active },
      after: { active },
    }),
  ]);
}
