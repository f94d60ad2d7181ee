import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { fieldLabel } from '#domain/audit/changes.ts';
import { COLUMN_LABELS } from '#domain/audit/column-labels.ts';
import { FIELD_LABELS } from '#domain/audit/field-labels.ts';

/** Tables whose rows no person changes. */
const NEVER_AUDITED =
  /^(presences|push_subscriptions|pushes|journal_|calendar_sync_runs|external_events|auth_|passkeys|recovery_codes|totp_|guest_contacts|guest_merge|guest_merges|public_slugs|message_files|villa_nights|night_|payment_checkouts|payment_events|payment_links|sandbox_|payouts$|bulk_price_change_villas|destruction_log|btrans_rows|reservation_history|reservation_tallies|sold_tallies|owed_tallies|reservation_contracts|guest_links|known_devices|login_attempts|password_resets|catalogue_version|page_versions|audit_log|idempotency_keys|import_|invoice_lines|write_guards|exchange_rates|contact_replies|screen_preferences|invoice_calls|shown_)/;

/** Columns that no audit row may contain, or that are only for machines. */
const NEVER_SHOWN =
  /(Hash|^shownSince$|^searchText|^sortKey|^dedupeKey|^leasedUntil|^digest|^fileId)$/;

const tables = (
  await Promise.all(
    globSync('drizzle/schema/*.ts').map(
      async (file) => Object.values(await import(/* @vite-ignore */ resolve(file))) as unknown[],
    ),
  )
)
  .flat()
  .filter((value) => is(value, SQLiteTable));

it('calls every column of an audited table by a Turkish name', () => {
  expect(tables.length).toBeGreaterThan(80);
  const nameless = tables
    .filter((table) => !NEVER_AUDITED.test(getTableName(table)))
    .flatMap((table) =>
      Object.keys(getTableColumns(table))
        .filter((column) => !NEVER_SHOWN.test(column))
        .filter((column) => !(column in FIELD_LABELS) && !(column in COLUMN_LABELS))
        .map((column) => `${getTableName(table)}.${column}`),
    );
  expect(nameless).toEqual([]);
});

it('calls them so in the log, however their words are joined', () => {
  expect(fieldLabel('villaId')).toBe('Villa no');
  expect(fieldLabel('villa_id')).toBe('Villa no');
  expect(fieldLabel('leftAt')).toBe('Ayrıldığı an');
  expect(fieldLabel('last_opened_at')).toBe('Son bakış');
});

it('has one name for a field', () => {
  expect(Object.keys(COLUMN_LABELS).filter((column) => column in FIELD_LABELS)).toEqual([]);
});
