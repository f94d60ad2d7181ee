import { OWNER_ASKED, OWNER_CHANGES } from './owner-change.ts';
import { GUEST_LIST_MAIL, LEAVING_MAIL, REST_MAIL } from './reminders.ts';

/**
 * Mails that may be sent by WhatsApp instead, each with a template approved by Meta: reminders of
 * guests, and to owners who chose it whether a house is free and what changed.
 */
export const WHATSAPP_MAILS: readonly string[] = [
  'giris_hatirlatma',
  ...GUEST_LIST_MAIL.templates,
  ...REST_MAIL.templates,
  ...LEAVING_MAIL.templates,
  OWNER_ASKED,
  ...OWNER_CHANGES,
];
