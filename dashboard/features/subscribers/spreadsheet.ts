import type { Subscriber } from '#domain/subscribers/admin-schema.ts';
import { instant, type SheetOf, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readSubscriberPart } from './api.ts';
import { STATES, type SubscriberSearch } from './search.ts';

/** The subscribers with the proof of their consent. */
export const subscriberSheet = (search: SubscriberSearch): SheetOf<Subscriber> => ({
  name: 'aboneler',
  read: (part) => readSubscriberPart(search, part),
  columns: [
    text('E-posta', (row) => row.email),
    text('Durum', (row) => STATES[row.state]),
    instant('Kayıt', (row) => row.createdAt),
    instant('İzin', (row) => row.consentAt),
    instant('Onay', (row) => row.confirmedAt),
    instant('Ayrılma', (row) => row.leftAt),
    text('İznin geldiği adres', (row) => row.consentIp),
    text('İzin metni', (row) => row.consentText),
  ],
});
