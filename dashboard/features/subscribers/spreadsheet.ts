import { factsOf } from '#domain/languages/languages.ts';
import type { Subscriber } from '#domain/subscribers/admin-schema.ts';
import { instant, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { STATES } from './search.ts';

/** The subscribers with the proof of their consent. */
export const subscriberSheet: ListSheet<Subscriber> = {
  name: 'aboneler',
  columns: [
    text('E-posta', (row) => row.email),
    text('Durum', (row) => STATES[row.state]),
    text('Dil', (row) => factsOf(row.language).name),
    instant('Kayıt', (row) => row.createdAt),
    instant('İzin', (row) => row.consentAt),
    instant('Onay', (row) => row.confirmedAt),
    instant('Ayrılma', (row) => row.leftAt),
    text('İznin geldiği adres', (row) => row.consentIp),
    text('İzin metni', (row) => row.consentText),
  ],
};
