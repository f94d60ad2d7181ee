import { type SQL, sql } from 'drizzle-orm';
import { letterParts } from './letter-parts.ts';
import { erased, kept, removed, type PersonPart } from './person-part.ts';
import type { Person } from './whose.ts';
import { emptied, NOBODY } from '../held.ts';
import { isContract, isRunning } from '../purge/anonymous.ts';

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
    erased('unmet_requests', 'Sözleşmeye dönüşmeyen talepler', 'reservations', unmet, [
      sql`delete from reservation_guests where reservation_id in (select id from reservations where ${unmet})`,
      sql`delete from stay_requests where reservation_id in (select id from reservations where ${unmet})`,
      sql`update audit_log set ${emptied('audit_log', at)} where entity = 'reservation' and entity_id in (select id from reservations where ${unmet})`,
      sql`update reservation_history set ${emptied('reservation_history', at)} where reservation_id in (select id from reservations where ${unmet})`,
      sql`update reservations set ${emptied('reservations', at)}, version = version + 1 where ${unmet}`,
    ]),
    erased(
      'contract_notes',
      'Biten konaklamaların notları ve pazarlama izni',
      'reservations',
      written,
      [
        sql`update reservations set note = '', agency_note = '', marketing = 0, version = version + 1, updated_at = ${at} where ${written}`,
      ],
    ),
    erased(
      'stay_requests',
      'Konaklamam’dan isteklerin notları ve yanıtları',
      'stay_requests',
      wishes,
      [sql`update stay_requests set note = '', answer = '', updated_at = ${at} where ${wishes}`],
    ),
    erased(
      'complaints',
      'Şikâyetler ve verilen sözler',
      'complaints',
      sql`reservation_id in ${ended} and what <> '-'`,
      [
        sql`update complaints set what = '-', promise = '', guest_word = iif(closed_at is null, '', '-'), updated_at = ${at} where reservation_id in ${ended}`,
      ],
    ),
    kept(
      'contracts',
      'Sözleşmeler',
      'reservations',
      overContract,
      'Türk Ticaret Kanunu m. 82 ve Vergi Usul Kanunu m. 253: çıkıştan sonra 10 yıl saklanır.',
    ),
    kept(
      'ledger',
      'Ödeme kayıtları',
      'transactions',
      sql`reservation_id in ${reservationIds}`,
      'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    ),
    kept(
      'bank_lines',
      'Ödemelerin banka ekstresindeki satırları',
      'bank_line_matches',
      sql`transaction_id in (select id from transactions where reservation_id in ${reservationIds})`,
      'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    ),
    kept(
      'invoices',
      'Faturalar',
      'invoices',
      sql`payer in (select 'stay:' || id from reservations where ${theirs})`,
      'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    ),
    kept(
      'invoice_buyers',
      'Fatura bilgileri',
      'invoice_buyers',
      sql`key in (select 'stay:' || id from reservations where ${theirs})`,
      'Kesilen ve düzeltilecek faturalar için gereklidir (Vergi Usul Kanunu m. 230 ve 253).',
    ),
    kept(
      'running_stays',
      'Süren talep ve konaklamalar',
      'reservations',
      sql`${theirs} and ${isRunning}`,
      'Sözleşmenin kurulması ve yerine getirilmesi için gereklidir (KVKK m. 5/2-c). Bittiğinde ya da iptal edilince yeniden başvurulabilir.',
    ),
    kept(
      'guest_lists',
      'Misafir listesindeki kişiler',
      'reservation_guests',
      sql`reservation_id in (select id from reservations where ${theirs} and (${isRunning} or ${isContract}))`,
      '1774 sayılı Kimlik Bildirme Kanunu: kimlik bilgileri saklama süresi dolunca kendiliğinden silinir.',
    ),
    kept(
      'kbs_people',
      'Kolluğa yapılan kimlik bildirimleri',
      'kbs_people',
      sql`told is not null and reservation_id in ${reservationIds}`,
      '1774 sayılı Kimlik Bildirme Kanunu: saklama süresi dolunca kendiliğinden silinir.',
    ),
    erased('contact_messages', 'İletişim mesajları ve yanıtları', 'contact_messages', theirs, [
      sql`update contact_replies set ${emptied('contact_replies', at)} where message_id in (select id from contact_messages where ${theirs})`,
      sql`delete from villa_questions where message_id in (select id from contact_messages where ${theirs})`,
      sql`delete from message_files where message_id in (select id from contact_messages where ${theirs})`,
      sql`update contact_messages set ${emptied('contact_messages', at)} where ${theirs}`,
    ]),
    erased('comments', 'Yorumlar', 'comments', comment, [
      // The nightly sweep deletes files that no row refers to any more.
      sql`delete from comment_photos where comment_id in (select id from comments where ${comment})`,
      sql`update comments set ${emptied('comments', at)}, author = ${NOBODY}, text = '', search_text = '', reply = '', reply_active = 0, active = 0, deleted_at = ${at} where ${comment}`,
    ]),
    erased('offers', 'Teklifler', 'offers', theirs, [
      sql`update offers set ${emptied('offers', at)}, expires_at = min(expires_at, ${at}) where ${theirs}`,
    ]),
    ...letterParts(addressed, at),
    erased('mails', 'Gönderilen e-postalar', 'outbox', mail, [
      sql`update outbox set ${emptied('outbox', at)}, status = iif(status in ('waiting', 'by_hand'), 'skipped', status), leased_until = null where ${mail}`,
    ]),
    kept(
      'data_requests',
      'KVKK başvuruları',
      'data_requests',
      sql`${theirs} and state <> 'unconfirmed'`,
      'Başvurunun yanıtlandığının kanıtı olarak, sonuçlanmasından sonra 3 yıl saklanır.',
    ),
  ];
}

/** What people in the houses added to tasks of ended stays; before the stays are anonymised. */
function taskParts(ended: SQL, at: string): PersonPart[] {
  return [
    removed(
      'task_photos',
      'Konaklamanın ev işlerindeki fotoğraflar',
      'task_photos',
      sql`stay_id in ${ended}`,
    ),
    removed(
      'task_notes',
      'Konaklamanın ev işlerindeki notlar',
      'task_notes',
      sql`stay_id in ${ended}`,
    ),
    erased(
      'maintenance_notes',
      'Konaklamada bildirilen sorunların ayrıntıları',
      'maintenance_tasks',
      sql`stay_id in ${ended} and note <> ''`,
      [
        sql`update maintenance_tasks set ${emptied('maintenance_tasks', at)} where stay_id in ${ended} and note <> ''`,
      ],
    ),
  ];
}

/** A clerk's notes about a guest. */
function recordParts(guestId: SQL): PersonPart[] {
  const theirs = sql`guest_id = ${guestId}`;
  return [
    removed('guest_notes', 'Misafir kaydındaki notlar ve görüşmeler', 'guest_notes', theirs),
    removed('guest_tags', 'Misafir kaydındaki etiketler', 'guest_tags', theirs),
    kept(
      'guest_refusal',
      '“Bir daha kabul etme” kaydı',
      'guest_records',
      sql`id = ${guestId} and refused_at is not null`,
      'Acentanın meşru menfaati (KVKK m. 5/2-f): sözleşme kayıtları saklandıkça kalır.',
    ),
  ];
}
