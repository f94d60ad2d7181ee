import { type SQL, sql } from 'drizzle-orm';
import { letterParts } from './letter-parts.ts';
import type { PersonPart } from './person-part.ts';
import type { Person } from './whose.ts';
import {
  isContract,
  isRunning,
  NOBODY,
  withoutCustomer,
  withoutMail,
  withoutPerson,
  withoutSender,
} from '../purge/anonymous.ts';

/**
 * All data held about a person, in one list: counts, exports and erasures follow from it. With a
 * guest record, rows with its other addresses and phones are included.
 */
export function personParts({ emails, guestId }: Person, at: string): PersonPart[] {
  const addressed = sql`email in ${emails}`;
  const theirs = sql`(guest_id = ${guestId} or ${addressed})`;
  const reservationIds = sql`(select id from reservations where ${theirs})`;
  const ended = sql`(select id from reservations where ${theirs} and not ${isRunning})`;
  const unmet = sql`${theirs} and not ${isRunning} and not ${isContract}`;
  const overContract = sql`${theirs} and not ${isRunning} and ${isContract}`;
  const written = sql`${overContract} and (note <> '' or agency_note <> '' or marketing = 1)`;
  const wishes = sql`reservation_id in (select id from reservations where ${overContract})
    and (note <> '' or answer <> '')`;
  const comment = sql`deleted_at is null and (${addressed} or reservation_id in ${reservationIds})`;
  // Not LIKE: an underscore in an address would match any character of somebody else's.
  const mail = sql`(recipient in ${emails}
    or (recipient = 'guest' and variables <> '{}' and reservation_id in ${ended})
    or exists (select 1 from ${emails} e
    where instr(dedupe_key, 'newsletter:' || e.value || ':') = 1 or instr(dedupe_key, 'own-data:' || e.value || ':') = 1))`;

  return [
    ...recordParts(guestId),
    ...taskParts(ended, at),
    {
      entity: 'unmet_requests',
      label: 'Sözleşmeye dönüşmeyen talepler',
      table: 'reservations',
      where: unmet,
      erase: [
        sql`delete from reservation_guests where reservation_id in (select id from reservations where ${unmet})`,
        sql`delete from stay_requests where reservation_id in (select id from reservations where ${unmet})`,
        sql`update audit_log set before = null, after = null where entity = 'reservation' and entity_id in (select id from reservations where ${unmet})`,
        sql`update reservation_history set reason = null, updated_at = ${at} where reservation_id in (select id from reservations where ${unmet})`,
        sql`update reservations set ${withoutPerson(at)} where ${unmet}`,
      ],
      kept: null,
    },
    {
      entity: 'contract_notes',
      label: 'Biten konaklamaların notları ve pazarlama izni',
      table: 'reservations',
      where: written,
      erase: [
        sql`update reservations set note = '', agency_note = '', marketing = 0, version = version + 1, updated_at = ${at} where ${written}`,
      ],
      kept: null,
    },
    {
      entity: 'stay_requests',
      label: 'Konaklamam’dan isteklerin notları ve yanıtları',
      table: 'stay_requests',
      where: wishes,
      erase: [
        sql`update stay_requests set note = '', answer = '', updated_at = ${at} where ${wishes}`,
      ],
      kept: null,
    },
    {
      entity: 'complaints',
      label: 'Şikâyetler ve verilen sözler',
      table: 'complaints',
      where: sql`reservation_id in ${ended} and what <> '-'`,
      erase: [
        sql`update complaints set what = '-', promise = '', guest_word = iif(closed_at is null, '', '-'), updated_at = ${at} where reservation_id in ${ended}`,
      ],
      kept: null,
    },
    {
      entity: 'contracts',
      label: 'Sözleşmeler',
      table: 'reservations',
      where: overContract,
      erase: null,
      kept: 'Türk Ticaret Kanunu m. 82 ve Vergi Usul Kanunu m. 253: çıkıştan sonra 10 yıl saklanır.',
    },
    {
      entity: 'ledger',
      label: 'Ödeme kayıtları',
      table: 'transactions',
      where: sql`reservation_id in ${reservationIds}`,
      erase: null,
      kept: 'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    },
    {
      entity: 'bank_lines',
      label: 'Ödemelerin banka ekstresindeki satırları',
      table: 'bank_line_matches',
      where: sql`transaction_id in (select id from transactions where reservation_id in ${reservationIds})`,
      erase: null,
      kept: 'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    },
    {
      entity: 'invoices',
      label: 'Faturalar',
      table: 'invoices',
      where: sql`payer in (select 'stay:' || id from reservations where ${theirs})`,
      erase: null,
      kept: 'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    },
    {
      entity: 'invoice_buyers',
      label: 'Fatura bilgileri',
      table: 'invoice_buyers',
      where: sql`key in (select 'stay:' || id from reservations where ${theirs})`,
      erase: null,
      kept: 'Kesilen ve düzeltilecek faturalar için gereklidir (Vergi Usul Kanunu m. 230 ve 253).',
    },
    {
      entity: 'running_stays',
      label: 'Süren talep ve konaklamalar',
      table: 'reservations',
      where: sql`${theirs} and ${isRunning}`,
      erase: null,
      kept: 'Sözleşmenin kurulması ve yerine getirilmesi için gereklidir (KVKK m. 5/2-c). Bittiğinde ya da iptal edilince yeniden başvurulabilir.',
    },
    {
      entity: 'guest_lists',
      label: 'Misafir listesindeki kişiler',
      table: 'reservation_guests',
      where: sql`reservation_id in (select id from reservations where ${theirs} and (${isRunning} or ${isContract}))`,
      erase: null,
      kept: '1774 sayılı Kimlik Bildirme Kanunu: kimlik bilgileri saklama süresi dolunca kendiliğinden silinir.',
    },
    {
      entity: 'kbs_people',
      label: 'Kolluğa yapılan kimlik bildirimleri',
      table: 'kbs_people',
      where: sql`told is not null and reservation_id in ${reservationIds}`,
      erase: null,
      kept: '1774 sayılı Kimlik Bildirme Kanunu: saklama süresi dolunca kendiliğinden silinir.',
    },
    {
      entity: 'contact_messages',
      label: 'İletişim mesajları ve yanıtları',
      table: 'contact_messages',
      where: theirs,
      erase: [
        sql`update contact_replies set text = '', updated_at = ${at} where message_id in (select id from contact_messages where ${theirs})`,
        sql`delete from villa_questions where message_id in (select id from contact_messages where ${theirs})`,
        sql`delete from message_files where message_id in (select id from contact_messages where ${theirs})`,
        sql`update contact_messages set ${withoutSender(at)} where ${theirs}`,
      ],
      kept: null,
    },
    {
      entity: 'comments',
      label: 'Yorumlar',
      table: 'comments',
      where: comment,
      erase: [
        // The nightly sweep deletes files that no row refers to any more.
        sql`delete from comment_photos where comment_id in (select id from comments where ${comment})`,
        sql`update comments set author = ${NOBODY}, email = null, text = '', search_text = '', reply = '', reply_active = 0, active = 0, deleted_at = ${at}, updated_at = ${at} where ${comment}`,
      ],
      kept: null,
    },
    {
      entity: 'offers',
      label: 'Teklifler',
      table: 'offers',
      where: theirs,
      erase: [
        sql`update offers set ${withoutCustomer(at)}, expires_at = min(expires_at, ${at}) where ${theirs}`,
      ],
      kept: null,
    },
    ...letterParts(addressed, at),
    {
      entity: 'mails',
      label: 'Gönderilen e-postalar',
      table: 'outbox',
      where: mail,
      erase: [
        sql`update outbox set ${withoutMail(at)}, status = iif(status in ('waiting', 'by_hand'), 'skipped', status), leased_until = null where ${mail}`,
      ],
      kept: null,
    },
    {
      entity: 'data_requests',
      label: 'KVKK başvuruları',
      table: 'data_requests',
      where: sql`${theirs} and state <> 'unconfirmed'`,
      erase: null,
      kept: 'Başvurunun yanıtlandığının kanıtı olarak, sonuçlanmasından sonra 3 yıl saklanır.',
    },
  ];
}

/** What people in the houses added to tasks of ended stays; before the stays are anonymised. */
function taskParts(ended: SQL, at: string): PersonPart[] {
  return [
    {
      entity: 'task_photos',
      label: 'Konaklamanın ev işlerindeki fotoğraflar',
      table: 'task_photos',
      where: sql`stay_id in ${ended}`,
      erase: [sql`delete from task_photos where stay_id in ${ended}`],
      kept: null,
    },
    {
      entity: 'task_notes',
      label: 'Konaklamanın ev işlerindeki notlar',
      table: 'task_notes',
      where: sql`stay_id in ${ended}`,
      erase: [sql`delete from task_notes where stay_id in ${ended}`],
      kept: null,
    },
    {
      entity: 'maintenance_notes',
      label: 'Konaklamada bildirilen sorunların ayrıntıları',
      table: 'maintenance_tasks',
      where: sql`stay_id in ${ended} and note <> ''`,
      erase: [
        sql`update maintenance_tasks set note = '', updated_at = ${at} where stay_id in ${ended} and note <> ''`,
      ],
      kept: null,
    },
  ];
}

/** A clerk's notes about a guest. */
function recordParts(guestId: SQL): PersonPart[] {
  const theirs = sql`guest_id = ${guestId}`;
  return [
    {
      entity: 'guest_notes',
      label: 'Misafir kaydındaki notlar ve görüşmeler',
      table: 'guest_notes',
      where: theirs,
      erase: [sql`delete from guest_notes where ${theirs}`],
      kept: null,
    },
    {
      entity: 'guest_tags',
      label: 'Misafir kaydındaki etiketler',
      table: 'guest_tags',
      where: theirs,
      erase: [sql`delete from guest_tags where ${theirs}`],
      kept: null,
    },
    {
      entity: 'guest_refusal',
      label: '“Bir daha kabul etme” kaydı',
      table: 'guest_records',
      where: sql`id = ${guestId} and refused_at is not null`,
      erase: null,
      kept: 'Acentenin meşru menfaati (KVKK m. 5/2-f): sözleşme kayıtları saklandıkça kalır.',
    },
  ];
}
