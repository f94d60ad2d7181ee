import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
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
