export const OUTBOX_STATUSES = ['waiting', 'by_hand', 'sent', 'dead', 'skipped'] as const;

export const OUTBOX_STATUS_LABELS: Record<(typeof OUTBOX_STATUSES)[number], string> = {
  waiting: 'Bekliyor',
  by_hand: 'WhatsApp ile gönderilecek',
  sent: 'Gönderildi',
  dead: 'Gönderilemedi',
  skipped: 'Gönderilmedi',
};
