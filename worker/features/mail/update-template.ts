import { eq } from 'drizzle-orm';
import { conflict, refused } from '#domain/errors.ts';
import type { MailTemplate, UpdateMailTemplateInput } from '#domain/mail/admin-schema.ts';
import { WHATSAPP_MAILS } from '#domain/mail/by-whatsapp.ts';
import { templateProblems } from '#domain/mail/template-problems.ts';
import { pick } from '#domain/values/pick.ts';
import { mailTemplates } from '#drizzle/schema/mail.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toTemplate } from './present.ts';
import { getTemplate } from './queries.ts';
import { isShipped } from './template.ts';

/** The shipped text is sent, whatever a later version makes of it. */
const NO_TEXT = { subject: null, body: null, action: null, basedOn: null };

/**
 * Writes the agency's own text of a mail, or goes back to the shipped one. Variables that could not be filled in are refused by name. @throws
 * `UNKNOWN_VARIABLE` (422) with an issue for each field, `STALE_VERSION` (409), `NOT_FOUND`
 */
export async function updateTemplate(
  deps: Deps,
  id: number,
  input: UpdateMailTemplateInput,
  actor: Actor,
): Promise<MailTemplate> {
  const current = await getTemplate(deps.db, id);
  if (current.version !== input.version) throw await staleVersion(deps.db, 'mail_template', id);
  const { subject, body, action = current.action } = input;
  const mayGo = WHATSAPP_MAILS.includes(current.key);
  const { whatsappTemplate = current.whatsappTemplate } = mayGo ? input : {};
  const issues = templateProblems(current.rule, { subject, body, action });
  if (issues.length > 0) throw refused('UNKNOWN_VARIABLE', issues[0]?.message, issues);

  const write = beginWrite(deps, actor);
  const text = { subject, body, action };
  const isOwn = !isShipped(current.rule, text);
  const stored = isOwn ? { ...text, basedOn: current.rule.shipped } : NO_TEXT;
  const saved = { version: current.version + 1, updatedAt: write.at };
  const row = { ...stored, whatsappTemplate, ...saved };
  await write.run([
    step(
      build
        .insert(mailTemplates)
        .values({ id, key: current.key, createdAt: saved.updatedAt, ...row })
        .onConflictDoUpdate({
          target: mailTemplates.key,
          set: row,
          setWhere: eq(mailTemplates.version, current.version),
        }),
    ),
    changedOne('mail_template.unchanged', () => conflict('STALE_VERSION')),
    write.audit('mail_template.update', id, {
      before: pick(current, 'subject', 'body', 'action', 'whatsappTemplate'),
      after: { ...text, whatsappTemplate },
    }),
  ]);
  return toTemplate({
    ...current,
    ...text,
    ...saved,
    whatsappTemplate,
    own: isOwn,
    shippedChanged: false,
  });
}
