export const OUTBOX_STATUSES = ['waiting', 'sent', 'dead', 'skipped'] as const;

export const OUTBOX_STATUS_LABELS: Record<(typeof OUTBOX_STATUSES)[number], string> = {
  waiting: 'Bekliyor',
  sent: 'Gönderildi',
  dead: 'Gönderilemedi',
  skipped: 'Gönderilmedi',
};
