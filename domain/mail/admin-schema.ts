import { z } from 'zod';
import { orderOf, queryText } from '../wire/list-query.ts';
import { pageOf, pagingShape } from '../wire/paging.ts';
import { EmailSchema, line, paragraph } from '../wire/fields.ts';
import { WHATSAPP_STATES } from '../whatsapp/states.ts';
import { OUTBOX_STATUSES } from './outbox-statuses.ts';

const SubjectSchema = line(1, 200);
const BodySchema = paragraph(10_000).min(1, 'Bu alan boş bırakılamaz.');
const ActionSchema = line(1, 60).nullable();

/**
 * GET /v1/admin/mailtemplates: a mail of the product as it is stored, and what may be written in it.
 * `action` is the label of the button below the text, null where the mail leads nowhere.
 */
export const MailTemplate = z.object({
  id: z.int(),
  key: z.string(),
  /** As a person calls it, and the event that sends it. */
  name: z.string(),
  when: z.string(),
  audience: z.enum(['guest', 'owner', 'agency', 'address']),
  subject: z.string(),
  body: z.string(),
  action: z.string().nullable(),
  /** The mail has a button, so `action` must be filled in. */
  hasAction: z.boolean(),
  /** Its approved template at WhatsApp, empty for none; null where it never goes that way. */
  whatsappTemplate: z.string().nullable(),
  active: z.boolean(),
  /** Cannot be switched off. */
  essential: z.boolean(),
  /** What may stand between {{ }} here. */
  variables: z.array(z.object({ name: z.string(), label: z.string() })),
  required: z.array(z.string()),
  version: z.int(),
  updated_at: z.string(),
});
export type MailTemplate = z.infer<typeof MailTemplate>;

/** All of them, in the order of a stay. */
export const MailTemplatePage = pageOf(MailTemplate);

/** PATCH /v1/admin/mailtemplates/activity. 422 TEMPLATE_ESSENTIAL for one that must stay on. */
export const MailTemplateActivityInput = z.strictObject({
  id: z.int().min(1),
  active: z.boolean(),
});
export type MailTemplateActivityInput = z.infer<typeof MailTemplateActivityInput>;
export const MailTemplateActivity = z.object({ id: z.int(), active: z.boolean() });

/**
 * PUT /v1/admin/mailtemplates/{id}. `action` left out keeps the stored label.
 * 409 STALE_VERSION; 422 UNKNOWN_VARIABLE with an issue for each field that is wrong.
 */
export const UpdateMailTemplateInput = z.strictObject({
  version: z.int().min(1),
  subject: SubjectSchema,
  body: BodySchema,
  action: ActionSchema.optional(),
  /** Of a reminder: the name of its approved template at WhatsApp, empty for none. */
  whatsappTemplate: z
    .string()
    .trim()
    .regex(
      /^[a-z0-9_]{0,100}$/,
      'Küçük harf, rakam ve alt çizgi; WhatsApp’ta onaylanan adıyla aynı.',
    )
    .optional(),
});
export type UpdateMailTemplateInput = z.infer<typeof UpdateMailTemplateInput>;

/** POST /v1/admin/mailtemplates/{id}/preview: a draft; what is left out is taken as stored. */
export const PreviewMailInput = z.strictObject({
  subject: SubjectSchema.optional(),
  body: BodySchema.optional(),
  action: ActionSchema.optional(),
});
export type PreviewMailInput = z.infer<typeof PreviewMailInput>;

/** Rendered with the data of an invented stay. `html` is a whole document: show it sandboxed. */
export const MailPreview = z.object({ subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = z.infer<typeof MailPreview>;

/**
 * POST /v1/admin/mailtemplates/{id}/test: the same, sent at once.
 * 422 MAIL_NOT_CONFIGURED without a transport, MAIL_NOT_SENT with the server's reason.
 */
export const TestMailInput = PreviewMailInput.extend({ email: EmailSchema });
export type TestMailInput = z.infer<typeof TestMailInput>;
export const TestMailSent = z.object({ sent: z.literal(true), email: z.string() });

/** GET /v1/admin/outbox. `reservation_id` is the code; `q` looks in the recipient's address. */
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
 * A mail that waits, is sent by hand (`by_hand`: the guest has no e-mail address), left, failed for good
 * (`dead`) or was held back (`skipped`).
 */
export const OutboxItem = z.object({
  id: z.string(),
  template: z.string(),
  template_name: z.string(),
  /** `guest`, `owner` and `agency` are looked up when the mail leaves; otherwise an address. */
  recipient: z.string(),
  /** Who that is by now: a name, and the address unless it is the agency's own. */
  to: z.object({ name: z.string(), email: z.string() }),
  reservation_id: z.string().nullable(),
  reservation_uid: z.string().nullable(),
  status: z.enum(OUTBOX_STATUSES),
  attempts: z.int(),
  next_attempt_at: z.string().nullable(),
  last_error: z.string().nullable(),
  sent_at: z.string().nullable(),
  created_at: z.string(),
  /** What became of it at WhatsApp; null where it did not go that way. */
  whatsapp: z.enum(WHATSAPP_STATES).nullable(),
});
export type OutboxItem = z.infer<typeof OutboxItem>;
/** `configured` is false where no transport is set up: mails wait until there is one. */
export const OutboxPage = pageOf(OutboxItem).extend({ configured: z.boolean() });

/**
 * GET /v1/admin/outbox/{id}/mail: the words of a mail as they are true now, without the private links of
 * its reader. `html` is a whole document: show it sandboxed. Null, and `why`, where it cannot be written
 * or says what the asking person may not know.
 */
export const OutboxMail = z.object({ mail: MailPreview.nullable(), why: z.string().nullable() });
export type OutboxMail = z.infer<typeof OutboxMail>;

/**
 * POST /v1/admin/outbox/{id}/resend (+ Idempotency-Key): a mail that failed is tried again, one that
 * left is sent once more. 422 MAIL_FORGOTTEN for a mail whose secret link was forgotten on sending.
 */
export const ResentMail = z.object({ id: z.string(), status: z.literal('waiting') });
export type ResentMail = z.infer<typeof ResentMail>;

/**
 * POST /v1/admin/outbox/{id}/handover: the words of a mail to a guest without an e-mail address, as
 * they are true now, for the clerk to send by WhatsApp; it counts as sent. 422 MAIL_NOT_BY_HAND.
 */
export const HandedMail = z.object({ id: z.string(), phone: z.string(), text: z.string() });
export type HandedMail = z.infer<typeof HandedMail>;
