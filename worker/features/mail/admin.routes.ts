import {
  HandedMail,
  MailPreview,
  MailTemplate,
  MailTemplateActivity,
  MailTemplateActivityInput,
  MailTemplatePage,
  OutboxMail,
  OutboxPage,
  OutboxQuery,
  PreviewMailInput,
  ResentMail,
  TestMailInput,
  TestMailSent,
  UpdateMailTemplateInput,
} from '#domain/mail/admin-schema.ts';
import { EventIdParam, RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { previewMail, sendTestMail } from './draft.ts';
import { listOutbox } from './outbox-queries.ts';
import { toOutboxItem, toTemplate } from './present.ts';
import { listTemplates } from './queries.ts';
import { handOverMail } from './hand-over.ts';
import { readMail } from './read-mail.ts';
import { resendMail } from './resend-mail.ts';
import { setTemplateActivity } from './set-template-activity.ts';
import { updateTemplate } from './update-template.ts';

export const adminMailRoutes = tagged('admin mail', [
  // Template names are used in the filter of the outbox.
  route('outbox', 'get /v1/admin/mailtemplates', {
    summary: 'Every mail of the product and what may be written in it',
    answer: MailTemplatePage,
    returns: 'All of them',
    handle: async ({ db }) => wholeList((await listTemplates(db)).map(toTemplate)),
  }),
  route('mail-templates', 'patch /v1/admin/mailtemplates/activity', {
    summary: 'Switch a mail on or off',
    json: MailTemplateActivityInput,
    answer: MailTemplateActivity,
    returns: 'The new value; 404 when unknown, 422 TEMPLATE_ESSENTIAL',
    handle: async (deps, { body: input }, { actor }) => {
      await setTemplateActivity(deps, input, actor);
      return input;
    },
  }),
  route('mail-templates', 'put /v1/admin/mailtemplates/{id}', {
    summary: 'Rewrite a mail',
    param: RowIdParam,
    json: UpdateMailTemplateInput,
    answer: MailTemplate,
    returns: 'The mail; 409 STALE_VERSION, 422 UNKNOWN_VARIABLE with issues',
    etag: true,
    handle: (deps, { param: { id }, body }, { actor }) => updateTemplate(deps, id, body, actor),
  }),
  route('mail-templates', 'post /v1/admin/mailtemplates/{id}/preview', {
    summary: 'A draft as it would leave, with the data of an invented stay',
    param: RowIdParam,
    json: PreviewMailInput,
    answer: MailPreview,
    returns: 'The mail; 422 UNKNOWN_VARIABLE with issues',
    handle: (deps, { param: { id }, body }) => previewMail(deps, id, body),
  }),
  route('mail-templates', 'post /v1/admin/mailtemplates/{id}/test', {
    summary: 'The same, sent at once to an address',
    param: RowIdParam,
    json: TestMailInput,
    answer: TestMailSent,
    returns: 'It left; 422 MAIL_NOT_CONFIGURED, MAIL_NOT_SENT with the reason',
    handle: async (deps, { param: { id }, body: input }, { actor }) => {
      await sendTestMail(deps, id, input, actor);
      return { sent: true as const, email: input.email };
    },
  }),
  route('outbox', 'get /v1/admin/outbox', {
    summary: 'Mails that wait, left, failed or were held back, 50 a page',
    query: OutboxQuery,
    answer: OutboxPage,
    returns: 'One page',
    handle: async ({ db, mailer }, { query }) => ({
      ...mapPage(await listOutbox(db, query), toOutboxItem),
      configured: mailer !== null,
    }),
  }),
  route('outbox', 'get /v1/admin/outbox/{id}/mail', {
    summary: 'What a mail says, without the private links of its reader',
    param: EventIdParam,
    answer: OutboxMail,
    returns: 'Its words, or why they are not shown; 404 when unknown',
    handle: (deps, { param: { id } }, { session }) => readMail(deps, id, session.role),
  }),
  route('outbox', 'post /v1/admin/outbox/{id}/handover', {
    summary: 'The words of a mail to a guest without an address, to be sent by WhatsApp',
    param: EventIdParam,
    answer: HandedMail,
    returns: 'It counts as sent; 404 when unknown, 422 MAIL_NOT_BY_HAND',
    handle: (deps, { param: { id } }, { actor }) => handOverMail(deps, id, actor),
  }),
  route('outbox', 'post /v1/admin/outbox/{id}/resend', {
    summary: 'Try a failed mail again, or send one that left once more',
    param: EventIdParam,
    answer: ResentMail,
    returns: 'It is due now; 404 when unknown, 422 MAIL_FORGOTTEN',
    idempotency: 'required',
    handle: (deps, { param, key }, { actor }) => resendMail(deps, param, key, actor),
  }),
]);
