import { type SQL, sql } from 'drizzle-orm';
import type { RetentionKey } from '#domain/privacy/retention.ts';

/** What stands where a name was. */
export const NOBODY = 'Silinmiş kişi';

type Held = {
  /** The rules of the purge by which it goes, or why time does not end it. */
  goes: readonly RetentionKey[] | string;
  /** Of guests: the answer to them and the erasure that they ask for name the table, too. */
  ofGuests?: true;
  /** Columns that are emptied, and SQL for what stands there afterwards. */
  emptied?: Readonly<Record<string, string>>;
  /** Columns that go with their row. */
  deleted?: readonly string[];
};

const nobody = `'${NOBODY}'`;
/** Who lets a house, by name, number and how to pay and reach them. */
const LESSOR = [
  'identity_number',
  'first_name',
  'last_name',
  'company_title',
  'iban',
  'phone',
  'email',
] as const;
const account = 'Belongs to an account or a villa of the agency, which edits it';

/**
 * Every column in which a person can stand. The purge and the erasure empty what stands here; a test
 * finds a column that is neither here nor known to hold nobody.
 */
export const HELD = {
  reservations: {
    goes: ['unmet_requests', 'contracts'],
    ofGuests: true,
    emptied: {
      first_name: "'Silinmiş'",
      last_name: "'kişi'",
      phone: "''",
      email: "''",
      note: "''",
      agency_note: "''",
      discount_reason: 'null',
      kept_reason: 'null',
      close_reason: 'null',
      search_text: 'lower(code)',
      consent_ip: 'null',
      marketing: '0',
    },
  },
  reservation_guests: {
    goes: ['guest_identity', 'contracts'],
    ofGuests: true,
    emptied: {
      identity_number: 'null',
      identity_kind: 'null',
      birth_date: 'null',
      plate: 'null',
      father_name: 'null',
      mother_name: 'null',
      sex: 'null',
    },
    deleted: ['first_name', 'last_name', 'nationality'],
  },
  kbs_people: {
    goes: ['guest_identity'],
    ofGuests: true,
    emptied: { told: 'null', mark: 'null', reason: 'null' },
  },
  reservation_history: { goes: ['contracts'], ofGuests: true, emptied: { reason: 'null' } },
  complaints: {
    goes: ['contracts'],
    ofGuests: true,
    deleted: ['what', 'promise', 'guest_word'],
  },
  stay_requests: {
    goes: ['contracts'],
    ofGuests: true,
    deleted: ['details', 'note', 'receipt', 'answer'],
  },
  stay_invoices: { goes: ['contracts'], deleted: ['file'] },
  transactions: { goes: ['contracts'], ofGuests: true, emptied: { note: "''" } },
  payment_alarms: { goes: ['contracts'], emptied: { resolution: "''" } },
  payment_events: { goes: ['contracts'], emptied: { body: "''" } },
  bank_lines: {
    goes: ['contracts'],
    emptied: {
      text: "''",
      name: "''",
      reference: "''",
      ignored: "iif(ignored is null, null, '')",
    },
  },
  audit_log: {
    goes: ['contracts', 'audit_addresses'],
    ofGuests: true,
    emptied: { before: 'null', after: 'null' },
    deleted: ['ip'],
  },
  manual_blocks: { goes: ['block_notes'], emptied: { note: "''" } },
  calendar_conflicts: { goes: ['block_notes'], emptied: { note: "''" } },
  external_events: { goes: ['block_notes'], emptied: { summary: "''" } },
  payouts: { goes: ['payouts'], emptied: { holder: nobody, iban: "''", reason: 'null' } },
  invoices: { goes: ['invoices'], ofGuests: true, emptied: { buyer_name: nobody, buyer: "''" } },
  invoice_buyers: {
    goes: ['contracts'],
    ofGuests: true,
    deleted: ['number', 'name', 'tax_office', 'street', 'district', 'city', 'country'],
  },
  // Not NULL, which says that the import made the row.
  import_rows: { goes: ['imports'], emptied: { before: "'null'" } },
  contact_messages: {
    goes: ['contact_messages'],
    ofGuests: true,
    emptied: {
      name: nobody,
      email: "''",
      phone: 'null',
      whatsapp_user: 'null',
      subject: "''",
      message: "''",
      quoted: "''",
      network: "''",
      search_text: "''",
      sort_key: "''",
    },
  },
  contact_replies: { goes: ['contact_messages'], ofGuests: true, emptied: { text: "''" } },
  message_files: { goes: ['contact_messages'], ofGuests: true, deleted: ['name', 'key'] },
  comments: {
    goes: ['comment_addresses'],
    ofGuests: true,
    emptied: { email: 'null' },
    deleted: ['author', 'text', 'search_text', 'reply'],
  },
  comment_photos: { goes: ['comment_addresses'], ofGuests: true, deleted: ['file', 'key'] },
  offers: {
    goes: ['offers'],
    ofGuests: true,
    emptied: {
      customer_name: nobody,
      email: 'null',
      phone: 'null',
      message: "''",
      search_text: "''",
    },
  },
  import_decisions: { goes: ['import_decisions'], deleted: ['field', 'key', 'answer'] },
  outbox: {
    goes: ['mails'],
    ofGuests: true,
    emptied: { recipient: "''", variables: "'{}'", dedupe_key: "'erased:' || id" },
  },
  task_photos: { goes: ['house_tasks'], ofGuests: true, deleted: ['file'] },
  task_notes: { goes: ['house_tasks'], ofGuests: true, deleted: ['note'] },
  maintenance_tasks: { goes: ['house_tasks'], ofGuests: true, emptied: { note: "''" } },
  wishes: {
    goes: ['wishes'],
    ofGuests: true,
    deleted: ['email', 'search', 'consent_ip', 'consent_text'],
  },
  subscribers: {
    goes: ['left_subscribers', 'unconfirmed_subscribers'],
    ofGuests: true,
    deleted: ['email', 'consent_ip', 'consent_text'],
  },
  data_requests: {
    goes: ['data_requests', 'unconfirmed_requests'],
    ofGuests: true,
    deleted: ['email', 'phone', 'note', 'confirmed_ip', 'answer'],
  },
  sessions: {
    goes: ['sessions'],
    emptied: { ip: 'null', last_ip: 'null', user_agent: 'null' },
  },
  known_devices: { goes: ['sessions'], deleted: ['ip', 'user_agent'] },
  login_attempts: { goes: ['login_attempts'], deleted: ['key'] },
  idempotency_keys: { goes: ['repeated_writes'], deleted: ['key', 'response'] },

  guest_records: {
    goes: 'Goes with the last row of the guest (drizzle/rules/guests-are-known.sql)',
    ofGuests: true,
    deleted: ['name', 'search_text', 'refused_reason'],
  },
  guest_contacts: { goes: 'With its guest record', deleted: ['value'] },
  guest_notes: {
    goes: 'With its guest record',
    ofGuests: true,
    deleted: ['text', 'whatsapp_error'],
  },
  guest_tags: { goes: 'With its guest record', ofGuests: true, deleted: ['tag'] },
  guest_merge_moves: { goes: 'With its guest record', deleted: ['ref'] },
  villa_questions: {
    goes: 'Published by the agency without a name',
    ofGuests: true,
    deleted: ['question', 'answer'],
  },
  takedown_orders: {
    goes: 'The proof that an order was followed',
    deleted: ['reference', 'what', 'evidence'],
  },
  users: { goes: account, deleted: ['search_text', 'sort_key', 'email', 'password_hash'] },
  user_details: {
    goes: account,
    deleted: ['first_name', 'last_name', 'phone', 'identity_number', 'iban', 'address', 'notes'],
  },
  team_members: { goes: account, deleted: ['name', 'title', 'bio', 'image'] },
  push_subscriptions: { goes: account, deleted: ['endpoint'] },
  passkeys: { goes: account, deleted: ['name'] },
  totp_factors: { goes: account, deleted: ['name'] },
  saved_views: { goes: account, deleted: ['name', 'state'] },
  screen_preferences: { goes: account, deleted: ['state'] },
  banks: { goes: account, deleted: ['account_holder', 'iban'] },
  kbs_facilities: { goes: account, deleted: ['user', 'password'] },
  villa_lessors: { goes: account, deleted: LESSOR },
  villa_btrans: {
    goes: account,
    deleted: [...LESSOR, 'neighbourhood', 'avenue', 'street', 'outer_door_no', 'inner_door_no'],
  },
  villa_private: {
    goes: account,
    deleted: [
      'greeter_name',
      'greeter_phone',
      'caretaker_name',
      'caretaker_phone',
      'calendar_manager',
      'agency_notes',
    ],
  },
  villas: {
    goes: account,
    deleted: ['permit_holder', 'permit_address', 'permit_checked_by', 'inspected_by'],
  },
} as const satisfies Record<string, Held>;

type Emptied = {
  [Table in keyof typeof HELD]: (typeof HELD)[Table] extends { emptied: object } ? Table : never;
}[keyof typeof HELD];

const columnsOf = (table: Emptied) => Object.entries<string>(HELD[table].emptied);

/** The SET clause that takes the people out of rows; the rest of them stays. Null `at`: not dated. */
export const emptied = (table: Emptied, at: string | null): SQL => {
  const set = sql.raw(
    columnsOf(table)
      .map(([name, value]) => `"${name}" = ${value}`)
      .join(', '),
  );
  return at === null ? set : sql`${set}, updated_at = ${at}`;
};

/** Rows that hold somebody still. */
export const stillHeld = (table: Emptied): SQL =>
  sql.raw(
    `(${columnsOf(table)
      .map(([name, value]) => `"${name}" is not ${value}`)
      .join(' or ')})`,
  );
