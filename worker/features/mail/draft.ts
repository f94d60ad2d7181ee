import { DomainError, refused } from '#domain/errors.ts';
import type { MailPreview, PreviewMailInput, TestMailInput } from '#domain/mail/admin-schema.ts';
import { renderMail } from '#domain/mail/render.ts';
import { sampleValues } from '#domain/mail/sample.ts';
import { templateProblems } from '#domain/mail/template-problems.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import { MailRefused } from '#worker/platform/mail/mailer.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { agencyValues, toFrame } from './compose.ts';
import { readDraftFacts } from './queries.ts';

/**
 * Previews a draft with the data of an invented stay. One trip. @throws `UNKNOWN_VARIABLE` (422) as
 * on saving, `NOT_FOUND`
 */
export async function previewMail(
  deps: Deps,
  id: number,
  input: PreviewMailInput,
): Promise<MailPreview> {
  const { template, frame: rows } = await readDraftFacts(deps.db, id);
  const { subject = template.subject, body = template.body, action = template.action } = input;
  const draft = { subject, body, action };
  const issues = templateProblems(template.rule, draft);
  if (issues.length > 0) throw refused('UNKNOWN_VARIABLE', issues[0]?.message, issues);
  const frame = toFrame(rows, deps.siteUrl);
  const values = sampleValues(deps.siteUrl, agencyValues(frame));
  return renderMail(draft, values, frame, deps.siteUrl);
}

/**
 * Sends the preview at once and not through the outbox, so that the clerk sees whether it worked,
 * or in the server's own words why not. The history says that a mail could be sent.
 * @throws `MAIL_NOT_CONFIGURED`, `MAIL_NOT_SENT` (422)
 */
export async function sendTestMail(
  deps: Deps,
  id: number,
  input: TestMailInput,
  actor: Actor,
): Promise<void> {
  const { email, ...draft } = input;
  const rendered = await previewMail(deps, id, draft);
  if (deps.mailer === null) throw refused('MAIL_NOT_CONFIGURED');
  const subject = `[Deneme] ${rendered.subject}`;
  try {
    await deps.mailer.send({ ...rendered, subject, id: newId(deps.clock.now()), to: email });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    const answer = error.reply === null ? '' : ` Sunucunun yanıtı: ${error.reply}`;
    throw new DomainError('refused', 'MAIL_NOT_SENT', { message: `${error.message}${answer}` });
  }
  const write = beginWrite(deps, actor);
  await write.run([write.audit('mail_template.test', id)]);
}
