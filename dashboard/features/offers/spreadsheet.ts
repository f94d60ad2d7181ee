import type { OfferItem } from '#domain/offers/admin-schema.ts';
import { offerStateLabel } from '#domain/offers/state.ts';
import {
  type ListSheet,
  instant,
  number,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export const offerSheet: ListSheet<OfferItem> = {
  name: 'teklifler',
  columns: [
    text('Müşteri', (row) => row.customer_name),
    text('Telefon', (row) => row.phone),
    text('E-posta', (row) => row.email),
    text('Durum', (row) => offerStateLabel(row)),
    number('Villa', (row) => row.villas),
    number('Açılma', (row) => row.visits),
    instant('İlk açılma', (row) => row.opened_at),
    instant('Kabul', (row) => row.accepted_at),
    instant('Son geçerlilik', (row) => row.expires_at),
    instant('Hazırlandı', (row) => row.created_at),
    text('Hazırlayan', (row) => row.created_by),
  ],
};
