import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { SEARCHED, SHOWN } from '#drizzle/raise-versions.ts';
import { composeRules, composeTables, readSchema } from '#scripts/lib/migrations/compose.ts';
import {
  hashMigration,
  hashOf,
  joinStatements,
  MIGRATIONS,
  readManifest,
} from '#scripts/lib/migrations/manifest.ts';

/** Tables that no visitor sees anything of. */
const SEEN_BY_NOBODY = `
  assignments audit_log auth_challenges bank_line_matches bank_lines btrans_files btrans_rows buyer_links
  bulk_price_change_villas bulk_price_changes calendar_conflicts
  calendar_sources calendar_sync_runs catalogue_version complaints contact_messages
  contact_replies data_requests destruction_log external_events glossaries
  guest_contacts guest_links guest_merge_moves guest_merges guest_notes guest_records guest_tags
  heartbeats idempotency_keys kbs_facilities kbs_people import_decisions import_rows import_runs invoice_buyers invoice_calls invoice_lines invoices journal_changes journal_lines journal_months known_devices login_attempts
  mail_templates maintenance_tasks manual_blocks message_files night_holders night_tallies offer_villas
  offers outbox owed_tallies owner_questions page_versions passkeys password_resets payment_alarms presences
  payment_checkouts payment_events payment_links payout_runs payouts push_subscriptions pushes recovery_codes reservation_contracts
  reservation_extras reservation_guests reservation_history reservation_tallies
  reservations sandbox_invoices sandbox_payments saved_views screen_preferences
  sessions shown_discounts shown_prices shown_sales sold_tallies stay_invoices stay_requests subscribers takedown_orders tax_terms told_wishes task_completions task_notes task_photos totp_factors transactions user_details
  users villa_btrans villa_lessors villa_permit_files villa_private villa_task_rules wishes write_guards
`;

/** Raises the scope of its language in a rule of its own (drizzle/rules/translatable.sql). */
const BY_OWN_RULE = ['translations', 'turkish_translations'];

/** Texts that a person accepts, old addresses and rates are asked for where they are used. */
const ASKED_FOR = ['legal_texts', 'public_slugs', 'exchange_rates'];

const read = (name: string) => readFileSync(join(MIGRATIONS, name), 'utf8');

it('has the migrations and rules that schema, rules and lists make', async () => {
  const schema = await readSchema();
  const { statements, snapshot } = await composeTables(
    schema,
    JSON.parse(read('meta/snapshot.json')),
  );
  // Otherwise: npm run migrations.
  expect(statements).toEqual([]);
  expect(JSON.parse(read('meta/snapshot.json'))).toEqual(snapshot);
  expect(read('rules.sql')).toBe(joinStatements(composeRules(schema)));
});

it('has no migration that changed after it was written', () => {
  const { migrations, rules } = readManifest(MIGRATIONS);
  const onDisk = readdirSync(MIGRATIONS).flatMap(
    (file) => /^(\d{4}_.*)\.sql$/.exec(file)?.[1] ?? [],
  );
  // A new one, not committed yet: npm run migrations. One that is: take the edit back.
  expect(migrations).toEqual(
    Object.fromEntries(onDisk.toSorted().map((name) => [name, hashMigration(MIGRATIONS, name)])),
  );
  expect(rules.hash).toBe(hashOf(read('rules.sql')));
});

it('knows of every table whether a change of it shows', async () => {
  const tables = Object.values(await readSchema())
    .filter((part) => is(part, SQLiteTable))
    .map((table) => getTableName(table));
  const known = [
    ...new Set([...SEARCHED, ...SHOWN].map(({ table }) => table)),
    ...ASKED_FOR,
    ...BY_OWN_RULE,
    ...SEEN_BY_NOBODY.trim().split(/\s+/),
  ];
  expect(tables.toSorted()).toEqual(known.toSorted());
});
