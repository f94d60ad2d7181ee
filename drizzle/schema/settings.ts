import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { serialId } from './columns.ts';

/** Site settings by key: `site_phone`, `dollar_exchange_rate` … grouped as the dashboard edits them. */
export const settings = sqliteTable('settings', {
  ...serialId,
  group: text('group', {
    enum: [
      'site',
      'contact',
      'social',
      'exchange',
      'rules',
      'payment',
      'payout',
      'bookkeeping',
      'houses',
      'map',
    ],
  }).notNull(),
  key: text('key').notNull().unique(),
  value: text('value').notNull(),
});

/**
 * What the settings in TAX_TERMS (domain/invoices/tax-terms.ts) said, each from a day of service on,
 * so that a change never reaches what is booked or invoiced.
 */
export const taxTerms = sqliteTable(
  'tax_terms',
  {
    key: text('key').notNull(),
    fromDay: text('from_day').notNull(),
    value: text('value').notNull(),
  },
  (t) => [primaryKey({ columns: [t.key, t.fromDay] })],
);
