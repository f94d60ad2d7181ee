import { OWNER_ASKED, OWNER_CHANGES } from './owner-change.ts';

/**
 * Mails that may be sent by WhatsApp instead, each with a template approved by Meta: reminders of
 * guests, and to owners who chose it whether a house is free and what changed.
 */
export const WHATSAPP_MAILS: readonly string[] = [
  'giris_hatirlatma',
  'misafir_listesi',
  'kalan_hatirlatma',
  'cikis_sabahi',
  OWNER_ASKED,
  ...OWNER_CHANGES,
];
