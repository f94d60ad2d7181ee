import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import {
  day,
  flag,
  type ListSheet,
  money,
  number,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';

/** The villas with what a list of them is made for: permits, prices, next arrivals. */
export const villaSheet: ListSheet<VillaListItem> = {
  name: 'villalar',
  columns: [
    text('Kod', (row) => row.code),
    text('Villa', (row) => row.name),
    text('Bölge', (row) => row.town),
    text('Ev sahibi', (row) => row.owner),
    number('Kapasite', (row) => row.capacity),
    number('Yatak odası', (row) => row.bedrooms),
    number('Banyo', (row) => row.bathrooms),
    flag('Yayında', (row) => row.active),
    flag('Popüler', (row) => row.popular),
    flag('Ayın villası', (row) => row.villaOfMonth),
    number('Sıra', (row) => row.order),
    text('İzin belgesi', (row) => row.permitNo),
    money('En düşük gecelik (TL)', (row) => row.priceFrom),
    day('Fiyatların son gecesi', (row) => row.pricesEndOn),
    day('Sıradaki giriş', (row) => row.nextArrival),
    number('Resim', (row) => row.images),
  ],
};
