/**
 * The states of a WhatsApp message, in the order in which they occur. `waiting`: handed over, no
 * report yet.
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

/**
 * States from which a report of `to` is an advance: reports may arrive repeatedly and in any order.
 */
export const statesBefore = (to: WhatsappState): readonly WhatsappState[] =>
  WHATSAPP_STATES.slice(0, WHATSAPP_STATES.indexOf(to)).filter(
    // A message that was read has arrived, whatever a late failure report says.
    (state) => to !== 'failed' || state === 'waiting' || state === 'sent',
  );
