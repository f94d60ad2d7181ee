import { type SQL, sql } from 'drizzle-orm';
import {
  isContract,
  isRunning,
  NOBODY,
  withoutCustomer,
  withoutMail,
  withoutPerson,
  withoutSender,
} from './anonymous.ts';

/** A kind of data about a person: where it is, what of it may go now, and what stays for which reason. */
export type PersonPart = {
  entity: string;
  label: string;
  /** All rows about the person, of those that hold anything. */
  rows: SQL;
  /** Of these, the ones an erasure touches. */
  erasable: SQL;
  /** What the erasure does. Its predicate is that of `erasable`. */
  erase: SQL[];
  /** Why the rest stays; null where nothing ever does. */
  kept: string | null;
};

/**
 * Everything that is held of the person behind an e-mail address, in one place: what is counted,
 * shown and erased follows from it. The address may be SQL that finds it.
 */
export function personParts(email: string | SQL, at: string): PersonPart[] {
  const theirs = sql`email = ${email}`;
  const reservationIds = sql`(select id from reservations where ${theirs})`;
  const unmet = sql`${theirs} and not ${isRunning} and not ${isContract}`;
  const overContract = sql`${theirs} and not ${isRunning} and ${isContract}`;
  const written = sql`${overContract} and (note <> '' or agency_note <> '' or marketing = 1)`;
  const comment = sql`deleted_at is null and (${theirs} or reservation_id in ${reservationIds})`;
  const pending = sql`${theirs} and confirmed_at is null and left_at is null`;
  const active = sql`${theirs} and confirmed_at is not null and left_at is null`;
  // Not LIKE: an underscore in an address would stand for any letter of somebody else's.
  const mail = sql`(recipient = ${email} or instr(dedupe_key, 'newsletter:' || ${email} || ':') = 1 or instr(dedupe_key, 'own-data:' || ${email} || ':') = 1)`;

  return [
    {
      entity: 'unmet_requests',
      label: 'Sözleşmeye dönüşmeyen talepler',
      rows: sql`select count(*) from reservations where ${unmet}`,
      erasable: sql`select count(*) from reservations where ${unmet}`,
      erase: [
        sql`delete from reservation_guests where reservation_id in (select id from reservations where ${unmet})`,
        sql`update audit_log set before = null, after = null where entity = 'reservation' and action = 'reservation.update' and entity_id in (select id from reservations where ${unmet})`,
        sql`update reservations set ${withoutPerson(at)} where ${unmet}`,
      ],
      kept: null,
    },
    {
      entity: 'contract_notes',
      label: 'Biten konaklamaların notları ve pazarlama izni',
      rows: sql`select count(*) from reservations where ${written}`,
      erasable: sql`select count(*) from reservations where ${written}`,
      erase: [
        sql`update reservations set note = '', agency_note = '', marketing = 0, version = version + 1, updated_at = ${at} where ${written}`,
      ],
      kept: null,
    },
    {
      entity: 'contracts',
      label: 'Sözleşmeler',
      rows: sql`select count(*) from reservations where ${overContract}`,
      erasable: sql`select 0`,
      erase: [],
      kept: 'Türk Ticaret Kanunu m. 82 ve Vergi Usul Kanunu m. 253: çıkıştan sonra 10 yıl saklanır.',
    },
    {
      entity: 'ledger',
      label: 'Ödeme kayıtları',
      rows: sql`select count(*) from transactions where reservation_id in ${reservationIds}`,
      erasable: sql`select 0`,
      erase: [],
      kept: 'Vergi Usul Kanunu m. 253 ve Türk Ticaret Kanunu m. 82: 10 yıl saklanır.',
    },
    {
      entity: 'running_stays',
      label: 'Süren talep ve konaklamalar',
      rows: sql`select count(*) from reservations where ${theirs} and ${isRunning}`,
      erasable: sql`select 0`,
      erase: [],
      kept: 'Sözleşmenin kurulması ve yerine getirilmesi için gereklidir (KVKK m. 5/2-c). Bittiğinde ya da iptal edilince yeniden başvurulabilir.',
    },
    {
      entity: 'guest_lists',
      label: 'Misafir listesindeki kişiler',
      rows: sql`select count(*) from reservation_guests where reservation_id in (select id from reservations where ${theirs} and (${isRunning} or ${isContract}))`,
      erasable: sql`select 0`,
      erase: [],
      kept: '1774 sayılı Kimlik Bildirme Kanunu: kimlik bilgileri saklama süresi dolunca kendiliğinden silinir.',
    },
    {
      entity: 'contact_messages',
      label: 'İletişim mesajları ve yanıtları',
      rows: sql`select count(*) from contact_messages where ${theirs}`,
      erasable: sql`select count(*) from contact_messages where ${theirs}`,
      erase: [
        sql`update contact_replies set text = '', updated_at = ${at} where message_id in (select id from contact_messages where ${theirs})`,
        sql`update contact_messages set ${withoutSender(at)} where ${theirs}`,
      ],
      kept: null,
    },
    {
      entity: 'comments',
      label: 'Yorumlar',
      rows: sql`select count(*) from comments where ${comment}`,
      erasable: sql`select count(*) from comments where ${comment}`,
      erase: [
        sql`update comments set author = ${NOBODY}, email = null, text = '', search_text = '', active = 0, deleted_at = ${at}, updated_at = ${at} where ${comment}`,
      ],
      kept: null,
    },
    {
      entity: 'offers',
      label: 'Teklifler',
      rows: sql`select count(*) from offers where ${theirs}`,
      erasable: sql`select count(*) from offers where ${theirs}`,
      erase: [
        sql`update offers set ${withoutCustomer(at)}, expires_at = min(expires_at, ${at}) where ${theirs}`,
      ],
      kept: null,
    },
    {
      entity: 'pending_newsletter',
      label: 'Onaylanmamış bülten kaydı',
      rows: sql`select count(*) from subscribers where ${pending}`,
      erasable: sql`select count(*) from subscribers where ${pending}`,
      erase: [sql`delete from subscribers where ${pending}`],
      kept: null,
    },
    {
      entity: 'newsletter',
      label: 'Bülten aboneliği',
      rows: sql`select count(*) from subscribers where ${active}`,
      erasable: sql`select count(*) from subscribers where ${active}`,
      erase: [sql`update subscribers set left_at = ${at}, updated_at = ${at} where ${active}`],
      kept: null,
    },
    {
      entity: 'newsletter_proof',
      label: 'Bülten onayının kaydı',
      rows: sql`select count(*) from subscribers where ${theirs} and confirmed_at is not null`,
      erasable: sql`select 0`,
      erase: [],
      kept: '6563 sayılı Kanun: onay kaydı, ayrıldıktan sonra 3 yıl saklanır. Adresinize bülten gönderilmez.',
    },
    {
      entity: 'mails',
      label: 'Gönderilen e-postalar',
      rows: sql`select count(*) from outbox where ${mail}`,
      erasable: sql`select count(*) from outbox where ${mail}`,
      erase: [
        sql`update outbox set ${withoutMail(at)}, status = case status when 'waiting' then 'skipped' else status end, leased_until = null where ${mail}`,
      ],
      kept: null,
    },
    {
      entity: 'data_requests',
      label: 'KVKK başvuruları',
      rows: sql`select count(*) from data_requests where ${theirs} and state <> 'unconfirmed'`,
      erasable: sql`select 0`,
      erase: [],
      kept: 'Başvurunun yanıtlandığının kanıtı olarak, sonuçlanmasından sonra 3 yıl saklanır.',
    },
  ];
}
