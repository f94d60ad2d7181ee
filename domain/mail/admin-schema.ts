import * as z from 'zod';
import { orderOf, queryText } from '#domain/wire/list-query.ts';
import { pageOf, pagingShape } from '#domain/wire/paging.ts';
import { EmailSchema, line, paragraph } from '#domain/wire/fields.ts';
import { WHATSAPP_STATES } from '#domain/whatsapp/states.ts';
import { OUTBOX_STATUSES } from './outbox-statuses.ts';

const SubjectSchema = line(1, 200);
const BodySchema = paragraph(10_000).min(1, 'Bu alan boş bırakılamaz.');
const WhatsappTemplateName = z
  .string()
  .trim()
  .regex(
    /^[a-z0-9_]{0,100}$/,
    'Küçük harf, rakam ve alt çizgi; WhatsApp’ta onaylanan adıyla aynı.',
  );
const ActionSchema = line(1, 60).nullable();

/**
 * GET /v1/admin/mailtemplates: a mail template as it is sent, and the variables it may use.
 * `action` is the label of the button below the text, null for a mail without one.
 */
export const MailTemplate = z.object({
  id: z.int(),
  key: z.string(),
  /** The name of the template for people, and the event that sends the mail. */
  name: z.string(),
  when: z.string(),
  audience: z.enum(['guest', 'owner', 'agency', 'address']),
  subject: z.string(),
  body: z.string(),
  action: z.string().nullable(),
  /** The mail has a button, so `action` must be filled in. */
  hasAction: z.boolean(),
  /** The text as it comes with the product; saving it is the way back to it. */
  shipped: z.object({ subject: z.string(), body: z.string(), action: z.string().nullable() }),
  /** `subject`, `body` and `action` are the agency's own. */
  own: z.boolean(),
  /** An update brought another shipped text since the agency wrote its own. */
  shippedChanged: z.boolean(),
  /**
   * Name of its approved WhatsApp template, empty for none; null when the mail never goes by
   * WhatsApp.
   */
  whatsappTemplate: z.string().nullable(),
  active: z.boolean(),
  /** Cannot be switched off. */
  essential: z.boolean(),
  /** The variables that may be used between {{ }} here. */
  variables: z.array(z.object({ name: z.string(), label: z.string() })),
  required: z.array(z.string()),
  version: z.int(),
  /** Null while nothing of it was changed. */
  updated_at: z.string().nullable(),
});
export type MailTemplate = z.infer<typeof MailTemplate>;

/** All templates, in the order of a stay. */
export const MailTemplatePage = pageOf(MailTemplate);

/**
 * PATCH /v1/admin/mailtemplates/activity. 422 TEMPLATE_ESSENTIAL for a template that cannot be
 * switched off.
 */
export const MailTemplateActivityInput = z.strictObject({
  id: z.int().min(1),
  active: z.boolean(),
});
export type MailTemplateActivityInput = z.infer<typeof MailTemplateActivityInput>;
export const MailTemplateActivity = z.object({ id: z.int(), active: z.boolean() });

/**
 * PUT /v1/admin/mailtemplates/{id}. `action` left out keeps the label. The shipped text is not stored
 * but sent as this version has it.
 * 409 STALE_VERSION; 422 UNKNOWN_VARIABLE with an issue for each field that is wrong.
 */
export const UpdateMailTemplateInput = z.strictObject({
  version: z.int().min(1),
  subject: SubjectSchema,
  body: BodySchema,
  action: ActionSchema.optional(),
  /** For domain/mail/by-whatsapp.ts: the name of the approved WhatsApp template, empty for none. */
  whatsappTemplate: WhatsappTemplateName.optional(),
});
export type UpdateMailTemplateInput = z.infer<typeof UpdateMailTemplateInput>;

/** POST /v1/admin/mailtemplates/{id}/preview: a draft; what is left out is taken as it is sent. */
export const PreviewMailInput = z.strictObject({
  subject: SubjectSchema.optional(),
  body: BodySchema.optional(),
  action: ActionSchema.optional(),
});
export type PreviewMailInput = z.infer<typeof PreviewMailInput>;

/** Rendered with the data of an invented stay. `html` is a complete document: show it sandboxed. */
export const MailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof MailPreview>;

/**
 * POST /v1/admin/mailtemplates/{id}/test: the same mail, sent at once. 422 MAIL_NOT_CONFIGURED
 * without a transport, MAIL_NOT_SENT with the server's reason.
 */
export const TestMailInput = PreviewMailInput.extend({ email: EmailSchema });
export type TestMailInput = z.infer<typeof TestMailInput>;
export const TestMailSent = z.object({ sent: z.literal(true), email: z.string() });

/** GET /v1/admin/outbox. `reservation_id` is the code; `q` searches the recipient's address. */
export const OutboxQuery = z.object({
  ...pagingShape(50),
  status: z.enum(OUTBOX_STATUSES).optional(),
  template: z.string().max(60).optional(),
  reservation_id: z.string().trim().max(30).optional(),
  q: queryText.optional(),
  order: orderOf(['created', 'next', 'sent']).default('-created'),
});
export type OutboxQuery = z.infer<typeof OutboxQuery>;

/**
 * A mail that waits, has to be sent by hand (`by_hand`: the guest has no e-mail address), was sent,
 * failed for good (`dead`) or was held back (`skipped`).
 */
export const OutboxItem = z.object({
  id: z.string(),
  template: z.string(),
  template_name: z.string(),
  /** `guest`, `owner` and `agency` are resolved when the mail is sent; otherwise an address. */
  recipient: z.string(),
  /** The recipient as resolved now: a name, and the address unless it is the agency's own. */
  to: z.object({ name: z.string(), email: z.string() }),
  reservation_id: z.string().nullable(),
  reservation_uid: z.string().nullable(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  last_error: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  /** The state of the message at WhatsApp; null when it was not sent that way. */
  whatsapp: z.enum(WHATSAPP_STATES).nullable(),
});
export type OutboxItem = z.infer<typeof OutboxItem>;
/** `configured` is false where no transport is set up: mails wait until there is one. */
export const OutboxPage = pageOf(OutboxItem).extend({ configured: z.boolean() });

/**
 * GET /v1/admin/outbox/{id}/mail: the text of a mail rendered from the current data, without the
 * reader's private links. `html` is a complete document: show it sandboxed. Null, with the reason
 * in `why`, when it cannot be rendered or contains something the caller may not see.
 */
export const OutboxMail = z.object({ mail: MailPreview.nullable(), why: z.string().nullable() });
export type OutboxMail = z.infer<typeof OutboxMail>;

/**
 * POST /v1/admin/outbox/{id}/resend (+ Idempotency-Key): retries a failed mail, or sends a sent one
 * again. 422 MAIL_FORGOTTEN for a mail whose secret link was erased after sending.
 */
export const ResentMail = z.object({ id: z.string(), status: z.literal('waiting') });
export type ResentMail = z.infer<typeof ResentMail>;

/**
 * POST /v1/admin/outbox/{id}/handover: the text of a mail to a guest without an e-mail address,
 * rendered from the current data, for the clerk to send by WhatsApp; the mail then counts as sent.
 * 422 MAIL_NOT_BY_HAND.
 */
export const HandedMail = z.object({ id: z.string(), phone: z.string(), text: z.string() });
export type HandedMail = z.infer<typeof HandedMail>;
