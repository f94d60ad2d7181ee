import type { Wish } from '#domain/wishes/schema.ts';
import { formatParty } from '#domain/values/party.ts';
import { instant, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { wantedText } from './wanted-text.ts';

export const wishSheet: ListSheet<Wish> = {
  name: 'haber-bekleyenler',
  columns: [
    text('E-posta', (row) => row.email),
    text('Neyi bekliyor', wantedText),
    text('Giriş', (row) => row.checkin),
    text('Çıkış', (row) => row.checkout),
    text('Kişi', formatParty),
    instant('Kayıt', (row) => row.created_at),
    instant('Son haber', (row) => row.told_at),
  ],
};
