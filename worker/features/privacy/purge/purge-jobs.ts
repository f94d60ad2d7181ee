import { type SQL, sql } from 'drizzle-orm';
import type { Day } from '#domain/values/dates.ts';
import {
  keptSince,
  type RetentionKey,
  RETENTION_RULES,
  retentionDays,
} from '#domain/privacy/retention.ts';
import {
  ANONYMOUS,
  isAnonymous,
  isContract,
  isRunning,
  NOBODY,
  withoutCustomer,
  withoutDetails,
  withoutMail,
  withoutPayee,
  withoutPerson,
  withoutSender,
} from './anonymous.ts';
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
  const some = sql.raw(`limit ${ROUND_ROWS}`);
  /** Empties a text that people wrote, and keeps its row. */
  const emptied = (
    rule: RetentionKey,
    table: string,
    column: string,
    which: SQL,
    empty: "''" | 'null' = "''",
  ): Destruction => {
    const [rows, text] = [sql.identifier(table), sql.identifier(column)];
    return job(
      rule,
      table,
      sql`update ${rows} set ${text} = ${sql.raw(empty)}, updated_at = ${at} where id in (
        select id from ${rows} where ${text} <> '' and ${which} ${some})`,
    );
  };

  return [
    job(
      'guest_identity',
      'reservation_guests',
      sql`update reservation_guests
        set identity_number = null, identity_kind = null, birth_date = null, plate = null,
          father_name = null, mother_name = null, sex = null, updated_at = ${at}
        where id in (
          select g.id from reservations r join reservation_guests g on g.reservation_id = r.id
          where r.check_out < ${beforeDay('guest_identity')}
            and (g.identity_number is not null or g.birth_date is not null or g.plate is not null
              or g.father_name is not null or g.mother_name is not null or g.sex is not null)
          ${some})`,
    ),
    job(
      'guest_identity',
      'kbs_people',
      sql`update kbs_people set told = null, mark = null, state = 'left', act = null, updated_at = ${at}
        where id in (select p.id from kbs_people p left join reservations r on r.id = p.reservation_id
          where coalesce(r.check_out, p.created_at) < ${beforeDay('guest_identity')}
            and (p.told is not null or p.mark is not null)
          ${some})`,
    ),
    job(
      'unmet_requests',
      'reservations',
      sql`update reservations set ${withoutPerson(at)} where id in (
        select id from reservations
        where closed_at < ${before('unmet_requests')} and not ${isRunning} and not ${isContract}
          and not ${isAnonymous} ${some})`,
    ),
    job(
      'contracts',
      'reservations',
      sql`update reservations set ${withoutPerson(at)} where id in (
        select id from reservations
        where check_out < ${beforeDay('contracts')} and not ${isAnonymous} ${some})`,
    ),
    // Rows that depend on a reservation are deleted with its person.
    job(
      'contracts',
      'reservation_guests',
      sql`delete from reservation_guests where id in (
        select id from reservation_guests
        where reservation_id in ${ANONYMOUS} ${some})`,
    ),
    job(
      'contracts',
      'complaints',
      sql`delete from complaints where id in (
        select id from complaints
        where reservation_id in ${ANONYMOUS} ${some})`,
    ),
    job(
      'contracts',
      'stay_requests',
      sql`delete from stay_requests where id in (
        select id from stay_requests
        where reservation_id in ${ANONYMOUS} ${some})`,
    ),
    // The nightly sweep takes the file.
    job(
      'contracts',
      'stay_invoices',
      sql`delete from stay_invoices where reservation_id in (
        select i.reservation_id from stay_invoices i
        where i.reservation_id in ${ANONYMOUS} ${some})`,
    ),
    emptied(
      'contracts',
      'reservation_history',
      'reason',
      sql`reservation_id in ${ANONYMOUS}`,
      'null',
    ),
    emptied('contracts', 'transactions', 'note', sql`reservation_id in ${ANONYMOUS}`),
    emptied('contracts', 'payment_alarms', 'resolution', sql`reservation_id in ${ANONYMOUS}`),
    job('contracts', 'audit_log', withoutDetails(at, some)),
    emptied('block_notes', 'manual_blocks', 'note', sql`ends_on < ${beforeDay('block_notes')}`),
    emptied(
      'block_notes',
      'calendar_conflicts',
      'note',
      sql`last_night < ${beforeDay('block_notes')}`,
    ),
    // By law the period starts at the end of the year in which a voucher was made; days are those
    // of Türkiye.
    job(
      'payouts',
      'payouts',
      sql`update payouts set ${withoutPayee(at)} where id in (
        select id from payouts
        where created_at < strftime('%Y-%m-%dT%H:%M:%fZ', ${`${beforeDay('payouts').slice(0, 4)}-01-01`}, '-3 hours')
          and holder <> ${NOBODY} ${some})`,
    ),
    job(
      'contact_messages',
      'contact_messages',
      sql`update contact_messages set ${withoutSender(at)} where id in (
        select id from contact_messages
        where created_at < ${before('contact_messages')} and name <> ${NOBODY} ${some})`,
    ),
    job(
      'contact_messages',
      'contact_replies',
      sql`update contact_replies set text = '', updated_at = ${at} where text <> '' and message_id in (
        select id from contact_messages where name = ${NOBODY})`,
    ),
    // The nightly sweep deletes files that no row refers to any more.
    job(
      'contact_messages',
      'message_files',
      sql`delete from message_files where id in (
        select id from message_files
        where message_id in (select id from contact_messages where message = '' and name = ${NOBODY}) ${some})`,
    ),
    job(
      'comment_addresses',
      'comments',
      sql`update comments set email = null, updated_at = ${at} where id in (
        select id from comments
        where created_at < ${before('comment_addresses')} and email is not null ${some})`,
    ),
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
    job(
      'offers',
      'offers',
      sql`update offers set ${withoutCustomer(at)} where id in (
        select id from offers
        where expires_at < ${before('offers')} and customer_name <> ${NOBODY} ${some})`,
    ),
    job(
      'import_decisions',
      'import_decisions',
      sql`delete from import_decisions where rowid in (
        select rowid from import_decisions where updated_at < ${before('import_decisions')} ${some})`,
    ),
    job(
      'mails',
      'outbox',
      sql`update outbox set ${withoutMail(at)} where id in (
        select id from outbox
        where status <> 'waiting' and updated_at < ${before('mails')}
          and dedupe_key not like 'erased:%' and (instr(recipient, '@') > 0 or variables <> '{}')
        ${some})`,
    ),
    // The nightly sweep deletes files that no row refers to any more.
    job(
      'house_tasks',
      'task_photos',
      sql`delete from task_photos where id in (
        select id from task_photos where created_at < ${before('house_tasks')} ${some})`,
    ),
    job(
      'house_tasks',
      'task_notes',
      sql`delete from task_notes where task in (
        select task from task_notes where created_at < ${before('house_tasks')} ${some})`,
    ),
    emptied(
      'house_tasks',
      'maintenance_tasks',
      'note',
      sql`created_at < ${before('house_tasks')} and closed_on is not null`,
    ),
    job(
      'left_subscribers',
      'subscribers',
      sql`delete from subscribers where left_at < ${before('left_subscribers')}`,
    ),
    job(
      'unconfirmed_subscribers',
      'subscribers',
      sql`delete from subscribers where confirmed_at is null and left_at is null
        and coalesce(consent_at, created_at) < ${before('unconfirmed_subscribers')}`,
    ),
    job(
      'data_requests',
      'data_requests',
      sql`delete from data_requests where closed_at < ${before('data_requests')}`,
    ),
    job(
      'unconfirmed_requests',
      'data_requests',
      sql`delete from data_requests
        where state = 'unconfirmed' and created_at < ${before('unconfirmed_requests')}`,
    ),
    job(
      'audit_addresses',
      'audit_log',
      sql`update audit_log set ip = null where id in (
        select id from audit_log
        where created_at < ${before('audit_addresses')} and ip is not null ${some})`,
    ),
    job(
      'sessions',
      'sessions',
      sql`update sessions set ip = null, last_ip = null, user_agent = null where id in (
        select id from sessions
        where expires_at < ${before('sessions')} and (ip is not null or user_agent is not null)
        ${some})`,
    ),
    job(
      'sessions',
      'known_devices',
      sql`delete from known_devices where updated_at < ${before('sessions')}`,
    ),
    job(
      'login_attempts',
      'login_attempts',
      sql`delete from login_attempts where updated_at < ${before('login_attempts')}`,
    ),
    job('links', 'guest_links', sql`delete from guest_links where expires_at < ${before('links')}`),
    job(
      'links',
      'password_resets',
      sql`delete from password_resets where expires_at < ${before('links')}`,
    ),
    job(
      'links',
      'auth_challenges',
      sql`delete from auth_challenges where expires_at < ${before('links')}`,
    ),
    job(
      'repeated_writes',
      'idempotency_keys',
      sql`delete from idempotency_keys where created_at < ${before('repeated_writes')}`,
    ),
  ];
}

const job = (rule: RetentionKey, entity: string, statement: SQL): Destruction => ({
  rule,
  entity,
  statement,
});
