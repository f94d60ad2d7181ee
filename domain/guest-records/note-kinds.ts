/**
 * `note`: about the guest; `call`: what was said on the phone; `mail`, `whatsapp`: what a clerk wrote to
 * them by it.
 */
export const GUEST_NOTE_KINDS = ['note', 'call', 'mail', 'whatsapp'] as const;
export type GuestNoteKind = (typeof GUEST_NOTE_KINDS)[number];

export const GUEST_NOTE_LABELS: Record<GuestNoteKind, string> = {
  note: 'Not',
  call: 'Telefon görüşmesi',
  mail: 'E-posta',
  whatsapp: 'WhatsApp',
};
