import * as z from 'zod';
import { WHATSAPP_STATES } from './states.ts';

/** The parts of the Cloud API's webhook that we read; everything else is ignored. */
const Text = z.string().max(65_536);

/**
 * How WhatsApp names a user: a phone number in digits with country code, or, of one who shows no
 * number, an id for this business, `TR.13491208655302741918` (since 2026:
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/business-scoped-user-ids).
 * Anything else is passed over, so that nothing else of the same report is lost.
 */
const Name = z
  .string()
  .regex(/^[\x21-\x7e]{1,160}$/)
  .optional()
  .catch(undefined);

const InboundMessage = z.object({
  id: z.string().min(1).max(300),
  /** The sender's phone number, where they show it, and their id. */
  from: Name,
  from_user_id: Name,
  type: z.string().max(40),
  text: z.object({ body: Text }).optional(),
  button: z.object({ text: Text }).optional(),
  image: z.object({ caption: Text.optional() }).optional(),
  document: z.object({ caption: Text.optional(), filename: Text.optional() }).optional(),
  /**
   * Of the type `system`: the number or the id that replaces the sender's. Where no number may be
   * shown, the id that it replaces stands here and nowhere else (since August 2026:
   * https://developers.facebook.com/documentation/business-messaging/whatsapp/webhooks/reference/messages/system/).
   */
  system: z
    .object({ wa_id: Name, user_id: Name, previous_user_id: Name })
    .optional()
    .catch(undefined),
});
export type InboundMessage = z.infer<typeof InboundMessage>;

const Status = z.object({
  id: z.string().min(1).max(300),
  status: z.enum(WHATSAPP_STATES).or(z.string().max(40)),
  recipient_id: Name,
  recipient_user_id: Name,
  errors: z.array(z.object({ code: z.number().optional() })).optional(),
});

/** How the same was reported until then, and is by those who pass reports on. */
const UserIdUpdate = z.object({
  wa_id: Name,
  user_id: z.object({ previous: Name, current: Name }).optional().catch(undefined),
});

const Contact = z.object({
  wa_id: Name,
  user_id: Name,
  profile: z
    .object({ name: z.string().max(300).optional(), username: z.string().max(300).optional() })
    .optional(),
});
export type WhatsappContact = z.infer<typeof Contact>;

/** Most of everything in one report, as WhatsApp gathers them: each message costs a trip. */
const MAX_REPORTED = 1_000;

type Reported = Partial<Record<'contacts' | 'messages' | 'statuses' | 'user_id_update', unknown[]>>;

const countOf = (lists: Reported): number =>
  [lists.contacts, lists.messages, lists.statuses, lists.user_id_update].reduce(
    (sum, list = []) => sum + list.length,
    0,
  );

const Report = z.object({
  entry: z
    .array(
      z.object({
        changes: z
          .array(
            z.object({
              value: z.object({
                metadata: z.object({ phone_number_id: z.string().max(40) }).optional(),
                contacts: z.array(Contact).max(100).optional(),
                messages: z.array(InboundMessage).max(100).optional(),
                statuses: z.array(Status).max(100).optional(),
                user_id_update: z.array(UserIdUpdate).max(100).optional().catch(undefined),
              }),
            }),
          )
          .max(100),
      }),
    )
    .max(100),
});

export const WhatsappWebhook = Report.refine(
  ({ entry }) =>
    entry.flatMap(({ changes }) => changes).reduce((sum, { value }) => sum + countOf(value), 0) <=
    MAX_REPORTED,
);
export type WhatsappWebhook = z.infer<typeof WhatsappWebhook>;

/**
 * The text of a message in the thread; a file stays in WhatsApp, and the thread only mentions it.
 */
export function wordsOf({ type, text, button, image, document }: InboundMessage): string {
  const words = text?.body ?? button?.text ?? image?.caption ?? document?.caption ?? '';
  const what = NAMES[type];
  return [what && `(${what} gönderdi, WhatsApp’ta görün)`, words].filter(Boolean).join('\n');
}

const NAMES: Record<string, string> = {
  image: 'fotoğraf',
  document: 'belge',
  audio: 'ses kaydı',
  video: 'video',
  location: 'konum',
  contacts: 'kişi kartı',
  sticker: 'çıkartma',
};
