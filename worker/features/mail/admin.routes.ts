import { z } from '@hono/zod-openapi';
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
import { actorOf, getSession } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { previewMail, sendTestMail } from './draft.ts';
import { listOutbox } from './outbox-queries.ts';
import { toOutboxItem, toTemplate } from './present.ts';
import { listTemplates } from './queries.ts';
import { handOverMail } from './hand-over.ts';
import { readMail } from './read-mail.ts';
import { resendMail } from './resend-mail.ts';
import { setTemplateActivity } from './set-template-activity.ts';
import { updateTemplate } from './update-template.ts';

const tags = ['admin mail'];
const IdParam = z.object({ id: z.string().max(100) });

// Template names are used in the filter of the outbox.
const listRoute = route('outbox', {
  method: 'get',
  path: '/v1/admin/mailtemplates',
  tags,
  summary: 'Every mail of the product and what may be written in it',
  responses: { 200: answer(MailTemplatePage, 'All of them') },
});

const activityRoute = route('mail-templates', {
  method: 'patch',
  path: '/v1/admin/mailtemplates/activity',
  tags,
  summary: 'Switch a mail on or off',
  request: { body: jsonBody(MailTemplateActivityInput) },
  responses: {
    200: answer(MailTemplateActivity, 'The new value; 404 when unknown, 422 TEMPLATE_ESSENTIAL'),
  },
});

const updateRoute = route('mail-templates', {
  method: 'put',
  path: '/v1/admin/mailtemplates/{id}',
  tags,
  summary: 'Rewrite a mail',
  request: { params: IdParam, body: jsonBody(UpdateMailTemplateInput) },
  responses: {
    200: answer(MailTemplate, 'The mail; 409 STALE_VERSION, 422 UNKNOWN_VARIABLE with issues'),
  },
});

const previewRoute = route('mail-templates', {
  method: 'post',
  path: '/v1/admin/mailtemplates/{id}/preview',
  tags,
  summary: 'A draft as it would leave, with the data of an invented stay',
  request: { params: IdParam, body: jsonBody(PreviewMailInput) },
  responses: { 200: answer(MailPreview, 'The mail; 422 UNKNOWN_VARIABLE with issues') },
});

const testRoute = route('mail-templates', {
  method: 'post',
  path: '/v1/admin/mailtemplates/{id}/test',
  tags,
  summary: 'The same, sent at once to an address',
  request: { params: IdParam, body: jsonBody(TestMailInput) },
  responses: {
    200: answer(TestMailSent, 'It left; 422 MAIL_NOT_CONFIGURED, MAIL_NOT_SENT with the reason'),
  },
});

const outboxRoute = route('outbox', {
  method: 'get',
  path: '/v1/admin/outbox',
  tags,
  summary: 'Mails that wait, left, failed or were held back, 50 a page',
  request: { query: OutboxQuery },
  responses: { 200: answer(OutboxPage, 'One page') },
});

const mailRoute = route('outbox', {
  method: 'get',
  path: '/v1/admin/outbox/{id}/mail',
  tags,
  summary: 'What a mail says, without the private links of its reader',
  request: { params: EventIdParam },
  responses: { 200: answer(OutboxMail, 'Its words, or why they are not shown; 404 when unknown') },
});

const resendRoute = route('outbox', {
  method: 'post',
  path: '/v1/admin/outbox/{id}/resend',
  tags,
  summary: 'Try a failed mail again, or send one that left once more',
  request: { params: EventIdParam, headers: IdempotencyHeader },
  responses: { 200: answer(ResentMail, 'It is due now; 404 when unknown, 422 MAIL_FORGOTTEN') },
});

const handOverRoute = route('outbox', {
  method: 'post',
  path: '/v1/admin/outbox/{id}/handover',
  tags,
  summary: 'The words of a mail to a guest without an address, to be sent by WhatsApp',
  request: { params: EventIdParam },
  responses: {
    200: answer(HandedMail, 'It counts as sent; 404 when unknown, 422 MAIL_NOT_BY_HAND'),
  },
});

export const adminMailRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList((await listTemplates(c.get('deps').db)).map(toTemplate)) }, 200),
  )
  .openapi(activityRoute, async (c) => {
    const input = c.req.valid('json');
    await setTemplateActivity(c.get('deps'), input, actorOf(c));
    return c.json({ content: input }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await updateTemplate(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    c.header('ETag', `"${content.version}"`);
    return c.json({ content }, 200);
  })
  .openapi(previewRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    return c.json({ content: await previewMail(c.get('deps'), id, c.req.valid('json')) }, 200);
  })
  .openapi(testRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const input = c.req.valid('json');
    await sendTestMail(c.get('deps'), id, input);
    return c.json({ content: { sent: true as const, email: input.email } }, 200);
  })
  .openapi(outboxRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, mailer } = c.get('deps');
    const { rows, total } = await listOutbox(db, query);
    const { skip, take } = query;
    const items = rows.map(toOutboxItem);
    return c.json({ content: { items, total, skip, take, configured: mailer !== null } }, 200);
  })
  .openapi(mailRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json({ content: await readMail(c.get('deps'), id, getSession(c).role) }, 200);
  })
  .openapi(handOverRoute, async (c) => {
    const { id } = c.req.valid('param');
    return c.json({ content: await handOverMail(c.get('deps'), id, actorOf(c)) }, 200);
  })
  .openapi(resendRoute, async (c) => {
    const { id } = c.req.valid('param');
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await resendMail(c.get('deps'), id, key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 200);
  });
