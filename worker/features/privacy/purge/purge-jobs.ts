import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import {
  keptSince,
  type RetentionKey,
  RETENTION_RULES,
  retentionDays,
} from '#domain/privacy/retention.ts';
import { emptied, NOBODY, stillHeld } from '../held.ts';
import { ANONYMOUS, isAnonymous, isContract, isRunning, withoutDetails } from './anonymous.ts';
import type { Destruction } from './destruction.ts';

/** Rows per statement; a backlog takes several rounds. */
export const ROUND_ROWS = 500;

type Moment = { at: string; today: Day; settings: ReadonlyMap<string, string> };

/**
 * The jobs of the purge, one or more per rule. Each selects only rows that still hold what it
 * removes, so that a second run finds nothing.
 */
export function purgeJobs({ at, today, settings }: Moment): Destruction[] {
  const since = (key: RetentionKey, now: string) =>
    keptSince(retentionDays(RETENTION_RULES[key], settings), new Date(now)).toISOString();
  const before = (key: RetentionKey) => since(key, at);
  const beforeDay = (key: RetentionKey): Day => since(key, today).slice(0, 10);
  /** The first day of the year: by law the period of a voucher starts at the end of its own. */
  const beforeYear = (key: RetentionKey): Day => `${beforeDay(key).slice(0, 4)}-01-01`;
  const some = sql.raw(`limit ${ROUND_ROWS}`);
  /** Takes people out of the rows, some at a time, or deletes them. */
  const changed = (
    rule: RetentionKey,
    table: Parameters<typeof emptied>[0],
    which: SQL,
    more = sql``,
  ): Destruction => {
    const rows = sql.identifier(table);
    const those = sql`select id from ${rows} where ${which} and ${stillHeld(table)} ${some}`;
    const set = sql`${emptied(table, at)}${more}`;
    return job(rule, table, sql`update ${rows} set ${set} where id in (${those})`);
  };
  const deleted = (rule: RetentionKey, table: string, which: SQL, key = 'id'): Destruction => {
    const [rows, id] = [sql.identifier(table), sql.identifier(key)];
    const those = sql`select ${id} from ${rows} where ${which} ${some}`;
    return job(rule, table, sql`delete from ${rows} where ${id} in (${those})`);
  };
  /** Deletes all of them at once: there are few, or an index leads there. */
  const allDeleted = (rule: RetentionKey, table: string, which: SQL): Destruction =>
    job(rule, table, sql`delete from ${sql.identifier(table)} where ${which}`);
  const ofAnonymous = sql`reservation_id in ${ANONYMOUS}`;

  return [
    job(
      'guest_identity',
      'reservation_guests',
      sql`update reservation_guests
        set ${emptied('reservation_guests', at)} where id in (
          select g.id from reservations r join reservation_guests g on g.reservation_id = r.id
          where r.check_out < ${beforeDay('guest_identity')}
            and ${stillHeld('reservation_guests')}
          ${some})`,
    ),
    job(
      'guest_identity',
      'kbs_people',
      sql`update kbs_people set ${emptied('kbs_people', at)}, state = 'left', act = null
        where id in (select p.id from kbs_people p left join reservations r on r.id = p.reservation_id
          where coalesce(r.check_out, p.created_at) < ${beforeDay('guest_identity')}
            and ${stillHeld('kbs_people')}
          ${some})`,
    ),
    changed(
      'unmet_requests',
      'reservations',
      sql`closed_at < ${before('unmet_requests')} and not ${isRunning} and not ${isContract}
        and not ${isAnonymous}`,
      sql`, version = version + 1`,
    ),
    changed(
      'contracts',
      'reservations',
      sql`check_out < ${beforeDay('contracts')} and not ${isAnonymous}`,
      sql`, version = version + 1`,
    ),
    // Rows that depend on a reservation are deleted with its person; the nightly sweep takes the
    // file of an invoice.
    deleted('contracts', 'reservation_guests', ofAnonymous),
    deleted('contracts', 'complaints', ofAnonymous),
    deleted('contracts', 'stay_requests', ofAnonymous),
    deleted('contracts', 'stay_invoices', ofAnonymous, 'reservation_id'),
    deleted(
      'contracts',
      'invoice_buyers',
      sql`key like 'stay:%' and substr(key, 6) in ${ANONYMOUS}`,
      'key',
    ),
    changed('contracts', 'reservation_history', ofAnonymous),
    changed('contracts', 'transactions', ofAnonymous),
    changed('contracts', 'payment_alarms', ofAnonymous),
    changed('contracts', 'payment_events', sql`created_at < ${before('contracts')}`),
    changed('contracts', 'bank_lines', sql`day < ${beforeDay('contracts')}`),
    changed('invoices', 'invoices', sql`issued_on < ${beforeYear('invoices')}`),
    // After those whom its entries are about.
    job('contracts', 'audit_log', withoutDetails(at, some)),
    changed('block_notes', 'manual_blocks', sql`ends_on < ${beforeDay('block_notes')}`),
    changed('block_notes', 'calendar_conflicts', sql`last_night < ${beforeDay('block_notes')}`),
    changed('block_notes', 'external_events', sql`ends_on < ${beforeDay('block_notes')}`),
    // Days are those of Türkiye.
    changed(
      'payouts',
      'payouts',
      sql`created_at < strftime('%Y-%m-%dT%H:%M:%fZ', ${beforeYear('payouts')}, '-3 hours')`,
    ),
    changed(
      'contact_messages',
      'contact_messages',
      sql`created_at < ${before('contact_messages')} and name <> ${NOBODY}`,
    ),
    job(
      'contact_messages',
      'contact_replies',
      sql`update contact_replies set ${emptied('contact_replies', at)} where text <> '' and message_id in (
        select id from contact_messages where name = ${NOBODY})`,
    ),
    // The nightly sweep deletes files that no row refers to any more.
    deleted(
      'contact_messages',
      'message_files',
      sql`message_id in (select id from contact_messages where message = '' and name = ${NOBODY})`,
    ),
    changed('comment_addresses', 'comments', sql`created_at < ${before('comment_addresses')}`),
    // Photos that were not published by then, and those of deleted reviews; the sweep deletes the
    // files.
    job(
      'comment_addresses',
      'comment_photos',
      sql`delete from comment_photos where id in (
        select p.id from comment_photos p join comments c on c.id = p.comment_id
        where c.deleted_at is not null
          or (p.key is null and p.created_at < ${before('comment_addresses')}) ${some})`,
    ),
    changed(
      'offers',
      'offers',
      sql`expires_at < ${before('offers')} and customer_name <> ${NOBODY}`,
    ),
    deleted(
      'import_decisions',
      'import_decisions',
      sql`updated_at < ${before('import_decisions')}`,
      'rowid',
    ),
    job(
      'imports',
      'import_rows',
      sql`update import_rows set ${emptied('import_rows', null)} where rowid in (
        select i.rowid from import_runs r join import_rows i on i.run_id = r.id
        where r.created_at < ${before('imports')} and i.before is not null
          and ${stillHeld('import_rows')} ${some})`,
    ),
    changed(
      'mails',
      'outbox',
      sql`status <> 'waiting' and updated_at < ${before('mails')}
        and dedupe_key not like 'erased:%' and (instr(recipient, '@') > 0 or variables <> '{}')`,
    ),
    // The nightly sweep deletes files that no row refers to any more.
    deleted('house_tasks', 'task_photos', sql`created_at < ${before('house_tasks')}`),
    deleted('house_tasks', 'task_notes', sql`created_at < ${before('house_tasks')}`, 'task'),
    changed(
      'house_tasks',
      'maintenance_tasks',
      sql`created_at < ${before('house_tasks')} and closed_on is not null`,
    ),
    deleted(
      'wishes',
      'wishes',
      sql`check_in < ${beforeDay('wishes')} or ended_at < ${before('wishes')}`,
    ),
    allDeleted('left_subscribers', 'subscribers', sql`left_at < ${before('left_subscribers')}`),
    allDeleted(
      'unconfirmed_subscribers',
      'subscribers',
      sql`confirmed_at is null and left_at is null
        and coalesce(consent_at, created_at) < ${before('unconfirmed_subscribers')}`,
    ),
    allDeleted('data_requests', 'data_requests', sql`closed_at < ${before('data_requests')}`),
    allDeleted(
      'unconfirmed_requests',
      'data_requests',
      sql`state = 'unconfirmed' and created_at < ${before('unconfirmed_requests')}`,
    ),
    job(
      'audit_addresses',
      'audit_log',
      sql`update audit_log set ip = null where id in (
        select id from audit_log where created_at < ${before('audit_addresses')} and ip is not null ${some})`,
    ),
    changed('sessions', 'sessions', sql`expires_at < ${before('sessions')}`),
    allDeleted('sessions', 'known_devices', sql`updated_at < ${before('sessions')}`),
    allDeleted('login_attempts', 'login_attempts', sql`updated_at < ${before('login_attempts')}`),
    ...['guest_links', 'buyer_links', 'password_resets', 'auth_challenges'].map((table) =>
      allDeleted('links', table, sql`expires_at < ${before('links')}`),
    ),
    allDeleted(
      'repeated_writes',
      'idempotency_keys',
      sql`created_at < ${before('repeated_writes')}`,
    ),
  ];
}

const job = (rule: RetentionKey, entity: string, statement: SQL): Destruction => ({
  rule,
  entity,
  statement,
});
