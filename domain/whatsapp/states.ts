/**
 * What became of a message that left by WhatsApp, in the order in which it happens. `waiting`: it was
 * handed over and nobody has said more.
 */
export const WHATSAPP_STATES = ['waiting', 'sent', 'delivered', 'read', 'failed'] as const;
export type WhatsappState = (typeof WHATSAPP_STATES)[number];

export const WHATSAPP_STATE_LABELS: Record<WhatsappState, string> = {
  waiting: 'Gönderiliyor',
  sent: 'Gönderildi',
  delivered: 'Ulaştı',
  read: 'Okundu',
  failed: 'Gönderilemedi',
};

/** States from which a report of `to` is news: reports come in any order, and more than once. */
export const statesBefore = (to: WhatsappState): readonly WhatsappState[] =>
  WHATSAPP_STATES.slice(0, WHATSAPP_STATES.indexOf(to)).filter(
    // Who has read it has it, whatever a late report of failure says.
    (state) => to !== 'failed' || state === 'waiting' || state === 'sent',
  );
