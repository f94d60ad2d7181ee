/** The tables that the invariants use, with the columns that identify a row. */
export const MIRRORED = [
  { name: 'villas', key: ['id'] },
  { name: 'villa_prices', key: ['id'] },
  { name: 'villa_discounts', key: ['id'] },
  { name: 'settings', key: ['id'] },
  { name: 'reservations', key: ['id'] },
  { name: 'reservation_history', key: ['id'] },
  { name: 'reservation_extras', key: ['id'] },
  { name: 'villa_nights', key: ['villa_id', 'night'] },
  { name: 'manual_blocks', key: ['id'] },
  { name: 'calendar_sources', key: ['id'] },
  { name: 'external_events', key: ['id'] },
  { name: 'offers', key: ['id'] },
  { name: 'offer_villas', key: ['id'] },
  { name: 'transactions', key: ['id'] },
  { name: 'bank_lines', key: ['id'] },
  { name: 'bank_line_matches', key: ['id'] },
  { name: 'payment_links', key: ['id'] },
  { name: 'payment_checkouts', key: ['id'] },
  { name: 'payment_events', key: ['provider', 'event_key'] },
  { name: 'payment_alarms', key: ['id'] },
  { name: 'sandbox_payments', key: ['id'] },
  { name: 'outbox', key: ['id'] },
  { name: 'audit_log', key: ['id'] },
] as const;

export type MirroredTable = (typeof MIRRORED)[number]['name'];
