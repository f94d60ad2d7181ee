import { type SQL, sql } from 'drizzle-orm';
import { made, madeIds } from './made.ts';

/** What keeps an import from being undone: its rows, by what people call them, and the sentence. */
type Check = { name: string; rows: SQL; say: (names: string) => string };

/**
 * What somebody has built on an import or changed of it since. Each query has the column `label`; the
 * same queries guard the batch, for what happens in between.
 */
export const undoChecks = (run: string): Check[] => [
  {
    name: 'villas',
    rows: sql`select v.name as label from import_rows i
      join villas v on v.id = cast(i.entity_id as integer)
      where i.run_id = ${run} and i.entity = 'villa' and v.version <> i.version`,
    say: (names) => `Aktarımdan sonra değiştirilen villalar var: ${names}.`,
  },
  {
    name: 'prices',
    rows: sql`select v.name as label from import_rows i
      join villas v on v.id = cast(i.source as integer)
      where i.run_id = ${run} and i.entity = 'price'
      group by v.id having v.version <> max(i.version)`,
    say: (names) => `Aktarımdan sonra fiyatı ya da bilgisi değişen villalar var: ${names}.`,
  },
  {
    name: 'stays',
    rows: sql`select r.code as label from import_rows i join reservations r
      on r.id = iif(i.entity = 'payment', i.source, i.entity_id)
      where i.run_id = ${run} and i.entity in ('reservation', 'payment') and i.version is not null
        and r.version <> i.version`,
    say: (names) => `Aktarımdan sonra değiştirilen rezervasyonlar var: ${names}.`,
  },
  {
    name: 'stays_of_villas',
    rows: sql`select distinct v.name as label from reservations r join villas v on v.id = r.villa_id
      where r.villa_id in ${madeIds(run, 'villa')} and r.id not in ${made(run, 'reservation')}`,
    say: (names) =>
      `Bu villalarda rezervasyon var: ${names}. Önce onları, örneğin rezervasyonların aktarımını, geri alın.`,
  },
  {
    name: 'villas_of_owners',
    rows: sql`select distinct v.name as label from villas v
      where v.owner_id in ${madeIds(run, 'owner')} and v.id not in ${madeIds(run, 'villa')}`,
    say: (names) => `Aktarımla eklenen ev sahiplerine sonradan villa bağlandı: ${names}.`,
  },
  {
    name: 'villas_of_towns',
    rows: sql`select distinct v.name as label from villas v
      where v.town_id in ${madeIds(run, 'town')} and v.id not in ${madeIds(run, 'villa')}`,
    say: (names) => `Aktarımla eklenen bölgelere sonradan villa eklendi: ${names}.`,
  },
  {
    name: 'owners',
    rows: sql`select u.email as label from import_rows i join users u on u.id = cast(i.entity_id as integer)
      where i.run_id = ${run} and i.entity = 'owner' and u.version <> i.version`,
    say: () => 'Aktarımla eklenen ev sahiplerinden biri sonradan değiştirildi.',
  },
  {
    name: 'towns',
    rows: sql`select t.name as label from import_rows i join towns t on t.id = cast(i.entity_id as integer)
      where i.run_id = ${run} and i.entity = 'town' and t.version <> i.version`,
    say: (names) => `Aktarımla eklenen bölgeler sonradan değiştirildi: ${names}.`,
  },
];
