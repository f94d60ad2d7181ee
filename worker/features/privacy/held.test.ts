import { is, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/sqlite-proxy';
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, it } from 'vitest';
import { RETENTION_RULES } from '#domain/privacy/retention.ts';
import { personParts } from './person/person-parts.ts';
import { readPersonRows } from './person/person-rows.ts';
import { purgeJobs } from './purge/purge-jobs.ts';
import { HELD } from './held.ts';

const schema = import.meta.glob<Record<string, unknown>>('../../../drizzle/schema/*.ts', {
  eager: true,
});
const TABLES = Object.values(schema)
  .flatMap((file) => Object.values(file))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => getTableConfig(table as SQLiteTable));

/** Names that say of a column what it holds: a moment, a key, a choice. */
const NOBODYS =
  /^(id|ref|key|code|slug|language|day|month|year|night|state|kind|status|currency|rate|version|scope|section|profile|series|uuid|uid|url|etag|color|since|until|rules|prices|discounts|counts|trouble|error|warnings|failure|provider|template|source|field|screen|entity|action|task|payer|problem|scores|outcome|cause|.*_(at|on|id|by|in|out|from|to|day|nights?|hash|key|ref|code|tiers|parts|version|token|days|time|salt|error|since|no|modified|url|until))$/;

/** What else describes no person: houses, places, texts of the website, the machine's own work. */
const IMPERSONAL: Record<string, string> = {
  features: 'name',
  feature_categories: 'name',
  bank_lines: 'account',
  banks: 'bank_name branch',
  blog_posts: 'search_text title excerpt body tags image image_alt',
  btrans_rows: 'digest',
  bulk_price_changes: 'change',
  calendar_sources: 'notes',
  destruction_log: 'rule',
  districts: 'search_text province_name name',
  documents: 'title description file file_name content_type',
  exchange_rates: 'forex_selling forex_buying banknote_selling banknote_buying',
  faq_entries: 'group question answer',
  glossaries: 'terms',
  guest_records: 'merged_into',
  heartbeats: 'at',
  import_runs: 'file_name report',
  invoice_calls: 'integrator',
  invoice_lines: 'name exemption',
  invoices: 'state_reason seller',
  kbs_facilities: 'endpoint salt',
  legal_texts: 'body',
  mail_templates: 'subject body whatsapp_template whatsapp_templates',
  maintenance_tasks: 'title',
  offer_villas: 'terms',
  offers: 'contract',
  pages: 'title intro body data',
  passkeys: 'transports',
  payment_checkouts: 'page_url',
  payout_runs: 'taken_back_reason',
  push_subscriptions: 'p256dh auth kinds',
  // The guest's name is added when it is shown.
  reservation_contracts: 'paper translation',
  reservation_extras: 'label',
  reservations: 'late_checkout lines',
  sandbox_invoices: 'number',
  settings: 'value',
  subscribers: 'iys_state',
  task_notes: 'checked',
  tax_terms: 'value',
  totp_factors: 'secret',
  towns: 'search_text name intro body image shore suits getting_there',
  transactions: 'refund_of reverses proof',
  translations: 'text place',
  turkish_translations: 'text place',
  villa_images: 'alt room',
  villa_permit_files: 'file',
  villa_private: 'key_box wifi_name wifi_password exits house_guide nearby',
  villa_rooms: 'name beds',
  villa_types: 'search_text name heading intro body image',
  villas:
    'search_text name neighbourhood summary description included excluded house_rules notes why good_to_know extras permit_date permit_scan permit_checked_where',
  write_guards: 'check_name',
};

type Row = { goes: readonly string[] | string; ofGuests?: true } & Partial<
  Record<'emptied' | 'deleted', object>
>;
const ROWS = Object.entries<Row>(HELD).map(([table, { emptied = {}, deleted = [], ...row }]) => {
  const columns = [...Object.keys(emptied), ...Object.values(deleted as string[])];
  return { table, emptied: Object.keys(emptied), columns, ...row };
});
const NOW = '2026-11-29T12:00:00.000Z';
const textOf = (statement: SQL) => new SQLiteSyncDialect().sqlToQuery(statement).sql;
const isOf = (text: string, table: string) => new RegExp(`\\b${table}\\b`).test(text);

it('takes in every column of the database that can hold a person, and none that is not there', () => {
  const columns = TABLES.flatMap(({ name: table, columns }) =>
    columns.map((column) => ({ name: `${table}.${column.name}`, table, column })),
  );
  const held = new Set(ROWS.flatMap(({ table, columns }) => columns.map((c) => `${table}.${c}`)));
  const unknown = columns.filter(
    ({ name, table, column }) =>
      column.getSQLType() === 'text' &&
      !column.enumValues?.length &&
      !held.has(name) &&
      !NOBODYS.test(column.name) &&
      !IMPERSONAL[table]?.split(' ').includes(column.name),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
  const real = new Set(columns.map(({ name }) => name));
  expect([...held].filter((name) => !real.has(name))).toEqual([]);
});

it('is purged by the rules that it names, and by no other', () => {
  const jobs = purgeJobs({ at: NOW, today: '2026-11-29', settings: new Map() });
  const wanted = ROWS.flatMap(({ table, goes }) =>
    typeof goes === 'string' ? [] : goes.map((rule) => `${rule} ${table}`),
  );
  const done = new Set(jobs.map(({ rule, entity }) => `${rule} ${entity}`));
  // Links hold nobody: they lead to what does.
  const left = [...done].filter((job) => !job.startsWith('links '));
  expect(left.toSorted()).toEqual(wanted.toSorted());
  expect(Object.keys(RETENTION_RULES).toSorted()).toEqual(
    [...new Set([...wanted.map((job) => job.split(' ')[0]), 'links'])].toSorted(),
  );
  for (const { table, emptied } of ROWS.filter(({ goes }) => typeof goes !== 'string')) {
    const texts = jobs.filter(({ entity }) => entity === table).map((job) => textOf(job.statement));
    const goesWhole = texts.some((text) => text.startsWith('delete'));
    const lost = emptied.filter((name) => !texts.some((text) => text.includes(`"${name}" = `)));
    expect(goesWhole || lost.length === 0 ? [] : lost, table).toEqual([]);
  }
});

/** What a guest is told of without being handed its rows. */
const UNSHOWN = new Set([
  // The guest list, told to the police.
  'kbs_people',
  // Of the invoices, which are shown.
  'invoice_buyers',
  // What clerks did to the stay, which is shown.
  'audit_log',
  'reservation_history',
  // Its notes and tags are shown; a question is published without a name.
  'guest_records',
  'villa_questions',
  // What people wrote about a house while it was cleaned.
  'task_photos',
  'task_notes',
  'maintenance_tasks',
]);

it('answers guests with all that is theirs, and hands it to them', async () => {
  const person = { emails: sql`('a@posta.example')`, guestId: sql`'guest'` };
  const parts = personParts(person, NOW).map(({ table, where, erase }) =>
    [table, ...[where, ...(erase ?? [])].map(textOf)].join(' '),
  );
  const shown: string[] = [];
  // A database that is asked, and answers nothing.
  const read = Object.assign(
    drizzle(() => Promise.resolve({ rows: [] })),
    {
      batch: async (queries: { toSQL(): { sql: string } }[]) =>
        queries.map((query) => shown.push(query.toSQL().sql)),
    },
  );
  await readPersonRows({ read } as never, person);
  const guests = ROWS.filter(({ ofGuests }) => ofGuests).map(({ table }) => table);
  expect(guests.filter((table) => !parts.some((part) => isOf(part, table)))).toEqual([]);
  expect(
    guests.filter((table) => !UNSHOWN.has(table) && !shown.some((query) => isOf(query, table))),
  ).toEqual([]);
});
