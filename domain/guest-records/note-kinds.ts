/**
 * `note`: about the guest; `call`: notes of a phone call; `mail`, `whatsapp`: a message that a
 * clerk wrote to the guest that way.
 */
export const GUEST_NOTE_KINDS = ['note', 'call', 'mail', 'whatsapp'] as const;
type GuestNoteKind = (typeof GUEST_NOTE_KINDS)[number];

export const GUEST_NOTE_LABELS: Record<GuestNoteKind, string> = {
  note: 'Not',
  call: 'Telefon görüşmesi',
  mail: 'E-posta',
  whatsapp: 'WhatsApp',
};
