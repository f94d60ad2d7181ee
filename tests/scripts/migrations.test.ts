import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { SEARCHED, SHOWN } from '#drizzle/raise-versions.ts';
import { composeMigrations, readSchema } from '#scripts/lib/migrations/compose.ts';
import { root } from '#scripts/lib/paths.ts';

/** Tables that no visitor sees anything of. */
const SEEN_BY_NOBODY = `
  assignments audit_log auth_challenges btrans_files btrans_rows
  bulk_price_change_villas bulk_price_changes calendar_conflicts
  calendar_sources calendar_sync_runs catalogue_version contact_messages
  contact_replies data_requests destruction_log external_events
  guest_contacts guest_links guest_merge_moves guest_merges guest_notes guest_records guest_tags
  heartbeats idempotency_keys import_runs journal_changes journal_lines journal_months known_devices login_attempts
  mail_templates maintenance_tasks manual_blocks message_files night_holders night_tallies offer_villas
  offers outbox owed_tallies page_versions passkeys password_resets payment_alarms presences
  payment_checkouts payment_events payment_links payout_runs payouts push_subscriptions pushes recovery_codes reservation_contracts
  reservation_extras reservation_guests reservation_history reservation_tallies
  reservations sandbox_payments saved_views screen_preferences
  sessions sold_tallies stay_invoices stay_requests subscribers task_completions task_notes task_photos totp_factors transactions user_details
  users villa_btrans villa_permit_files villa_private villa_task_rules write_guards
`;

/** Texts that a person accepts, old addresses and rates are asked for where they are used. */
const ASKED_FOR = ['legal_texts', 'public_slugs', 'exchange_rates'];

it('has the migrations that schema, rules and lists make', async () => {
  const folder = join(root, 'drizzle/migrations');
  const composed = await composeMigrations();
  const onDisk = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(sql|json)$/.test(name))
    .map((name): [string, string] => [name, readFileSync(join(folder, name), 'utf8')]);
  // Otherwise: npm run migrations.
  expect(new Map(onDisk)).toEqual(composed);
});

it('knows of every table whether a change of it shows', async () => {
  const tables = Object.values(await readSchema())
    .filter((part) => is(part, SQLiteTable))
    .map((table) => getTableName(table));
  const known = [
    ...new Set([...SEARCHED, ...SHOWN].map(({ table }) => table)),
    ...ASKED_FOR,
    ...SEEN_BY_NOBODY.trim().split(/\s+/),
  ];
  expect(tables.toSorted()).toEqual(known.toSorted());
});
