import { CATEGORY_LABELS, REVIEW_CATEGORIES } from '#domain/comments/categories.ts';
import { GUEST_NOTE_LABELS } from '#domain/guest-records/note-kinds.ts';
import { IDENTITY_LABELS } from '#domain/guests/identity.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import { invoiceNumber } from '#domain/invoices/number.ts';
import { INVOICE_STATE_LABELS } from '#domain/invoices/states.ts';
import { formatKurus } from '#domain/values/money.ts';
import { TRANSACTION_KIND_LABELS, TRANSACTION_STATUS_LABELS } from '#domain/payments/rules.ts';
import { type ExportPart, type PersonExport } from '#domain/privacy/export.ts';
import { DATA_REQUEST_LABELS, DATA_REQUEST_STATE_LABELS } from '#domain/privacy/request-words.ts';
import { MESSAGE_CHANNEL_LABELS } from '#domain/messages/channels.ts';
import { REQUEST_LABELS, REQUEST_STATE_LABELS } from '#domain/stay-page/request-kinds.ts';
import { describeRequest } from '#domain/stay-page/requests.ts';
import { asOf } from '#domain/reservation-hold.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { maskGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import { awaitedPart, newsletterPart } from './letter-rows.ts';
import { getRequestRow } from './person.ts';
import { findPerson } from './whose.ts';
import { type PersonRows, readPersonRows } from './person-rows.ts';

/**
 * All data held about the person of a request, with labels they understand; the audit log records
 * who exported it. Identity numbers stay masked, because a guest list contains other people's too.
 * Three trips, or four. @throws `NOT_FOUND`
 */
export async function exportPerson(deps: Deps, id: string, actor: Actor): Promise<PersonExport> {
  const request = await getRequestRow(deps, id);
  const rows = await readPersonRows(deps.db, await findPerson(deps.db, request));
  const write = beginWrite(deps, actor);
  await write.run([write.audit('data_request.export', id)]);
  const guests = await guestsPart(deps, rows);
  return {
    email: request.email || request.phone,
    at: instant(deps.clock),
    parts: [
      staysPart(rows, instant(deps.clock)),
      consentsPart(rows),
      guests,
      paymentsPart(rows),
      invoicesPart(rows),
      messagesPart(rows),
      wishesPart(rows),
      complaintsPart(rows),
      commentsPart(rows),
      awaitedPart(rows),
      newsletterPart(rows),
      offersPart(rows),
      mailsPart(rows),
      notesPart(rows),
      requestsPart(rows),
    ],
  };
}

const yesNo = (value: boolean) => (value ? 'Evet' : 'Hayır');

function staysPart({ stays }: PersonRows, now: string): ExportPart {
  return {
    key: 'reservations',
    title: 'Rezervasyonlar',
    rows: stays.map(({ row, villa }) => ({
      'Rezervasyon kodu': row.code,
      Durum: STATUS_LABELS[asOf(row, now).status],
      Villa: villa,
      Giriş: row.checkIn,
      Çıkış: row.checkOut,
      'Ad soyad': `${row.firstName} ${row.lastName}`,
      Telefon: row.phone,
      'E-posta': row.email,
      Yetişkin: row.adults,
      Çocuk: row.children,
      Bebek: row.babies,
      Notunuz: row.note,
      Toplam: formatKurus(row.total),
      'Ön ödeme': formatKurus(row.prepayment),
      Depozito: formatKurus(row.deposit),
      Oluşturma: row.createdAt,
    })),
  };
}

function consentsPart({ stays }: PersonRows): ExportPart {
  return {
    key: 'consents',
    title: 'Onaylarınız',
    rows: stays.map(({ row }) => ({
      'Rezervasyon kodu': row.code,
      'Kiralama koşulları sürümü': row.termsVersion,
      'KVKK metni sürümü': row.kvkkVersion,
      'Kampanya ve duyuru izni': yesNo(row.marketing),
      'Onay anı': row.consentAt,
      'İnternet adresi': row.consentIp,
    })),
  };
}

async function guestsPart(deps: Deps, { guests, stays }: PersonRows): Promise<ExportPart> {
  const codes = new Map(stays.map(({ row }) => [row.id, row.code]));
  const rows = guests.map(async (guest) => ({
    'Rezervasyon kodu': codes.get(guest.reservationId) ?? null,
    'Ad soyad': `${guest.firstName} ${guest.lastName}`.trim(),
    Uyruk: guest.nationality,
    'Kimlik türü': guest.identityKind && IDENTITY_LABELS[guest.identityKind],
    'Kimlik numarası': await maskGuestIdentity(deps, guest.id, guest.identityNumber),
    'Doğum tarihi': guest.birthDate,
    Plaka: guest.plate,
  }));
  return { key: 'guests', title: 'Misafir listeleri', rows: await Promise.all(rows) };
}

/** What an owner is paid does not concern the guest. */
function paymentsPart({ payments }: PersonRows): ExportPart {
  return {
    key: 'payments',
    title: 'Ödemeler',
    rows: payments
      .filter(({ row }) => row.kind !== 'owner_payout' && row.kind !== 'payout_return')
      .map(({ row, code, line }) => ({
        'Rezervasyon kodu': code,
        Tür: TRANSACTION_KIND_LABELS[row.kind],
        Tutar: formatKurus(row.amount),
        Durum: TRANSACTION_STATUS_LABELS[row.status],
        Tarih: row.paidAt ?? row.createdAt,
        'Banka ekstresinde': line && [line.day, line.name, line.text].filter(Boolean).join(' · '),
      })),
  };
}

function messagesPart({ messages, replies, files }: PersonRows): ExportPart {
  const answers = Map.groupBy(replies, (reply) => reply.messageId);
  const named = Map.groupBy(files, (file) => file.messageId);
  return {
    key: 'messages',
    title: 'Mesajlarınız',
    rows: messages.map((message) => ({
      'Ad soyad': message.name,
      Telefon: message.phone,
      Konu: message.subject,
      Yol: MESSAGE_CHANNEL_LABELS[message.channel],
      Mesaj: message.message,
      'Alıntılanan yazışma': message.quoted || null,
      Ekler: (named.get(message.id) ?? []).map(({ name }) => name).join(', ') || null,
      Gönderme: message.createdAt,
      Yanıtımız: (answers.get(message.id) ?? []).map(({ text }) => text).join('\n\n') || null,
    })),
  };
}

const invoicesPart = ({ invoices }: PersonRows): ExportPart => ({
  key: 'invoices',
  title: 'Faturalar',
  rows: invoices.map((row) => ({
    'Fatura no': invoiceNumber(row.series, row.year, row.sequence),
    Tarih: row.issuedOn,
    'Adına kesilen': row.buyerName,
    Tutar: formatKurus(row.gross),
    Durum: INVOICE_STATE_LABELS[row.state],
  })),
});

function wishesPart({ wishes }: PersonRows): ExportPart {
  return {
    key: 'stay_requests',
    title: 'Konaklamam istekleriniz',
    rows: wishes.map(({ row, code }) => ({
      'Rezervasyon kodu': code,
      İstek: REQUEST_LABELS[row.kind],
      Açıklama: describeRequest(row.kind, row.details),
      Notunuz: row.note,
      Durum: REQUEST_STATE_LABELS[row.state],
      Gönderme: row.createdAt,
      Yanıtımız: row.answer || null,
    })),
  };
}

function complaintsPart({ complaints }: PersonRows): ExportPart {
  return {
    key: 'complaints',
    title: 'Şikâyetleriniz',
    rows: complaints.map(({ row, code }) => ({
      'Rezervasyon kodu': code,
      Şikâyet: row.what,
      'Verdiğimiz söz': row.promise || null,
      'Sözün günü': row.dueOn,
      Karşılığı: row.cost === 0 ? null : formatKurus(row.cost),
      'Sizin sözünüz': row.guestWord || null,
      Kayıt: row.createdAt,
      Kapanış: row.closedAt,
    })),
  };
}

function commentsPart({ written }: PersonRows): ExportPart {
  return {
    key: 'comments',
    title: 'Yorumlar',
    rows: written
      .filter(({ row }) => row.deletedAt === null)
      .map(({ row, villa, photos }) => ({
        Villa: villa,
        Ad: row.author,
        Puan: row.rating,
        ...Object.fromEntries(
          REVIEW_CATEGORIES.map((category) => [
            CATEGORY_LABELS[category],
            row.scores[category] ?? null,
          ]),
        ),
        Yorum: row.text,
        Fotoğraf: photos,
        'Evin yanıtı': row.reply || null,
        Yayında: yesNo(row.active),
        Yazma: row.createdAt,
      })),
  };
}

function offersPart({ offered }: PersonRows): ExportPart {
  return {
    key: 'offers',
    title: 'Teklifler',
    rows: offered.map((row) => ({
      Ad: row.customerName,
      Telefon: row.phone,
      Mesaj: row.message,
      Bitiş: row.expiresAt,
      Gönderme: row.createdAt,
    })),
  };
}

function mailsPart({ mails }: PersonRows): ExportPart {
  return {
    key: 'mails',
    title: 'Size gönderilen e-postalar',
    rows: mails.map((row) => ({
      'E-posta': findTemplateRule(row.template)?.name ?? row.template,
      'Sıraya alınma': row.createdAt,
      Gönderilme: row.sentAt,
    })),
  };
}

function notesPart({ notes, tags }: PersonRows): ExportPart {
  return {
    key: 'notes',
    title: 'Hakkınızdaki notlar',
    rows: [
      ...tags.map(({ tag }) => ({ Etiket: tag })),
      ...notes.map((row) => ({
        Tür: GUEST_NOTE_LABELS[row.kind],
        Metin: row.text,
        Tarih: row.createdAt,
      })),
    ],
  };
}

function requestsPart({ requests }: PersonRows): ExportPart {
  return {
    key: 'requests',
    title: 'KVKK başvuruları',
    rows: requests.map((row) => ({
      Başvuru: DATA_REQUEST_LABELS[row.kind],
      Açıklama: row.note,
      Durum: DATA_REQUEST_STATE_LABELS[row.state],
      Tarih: row.createdAt,
      Yanıt: row.answer,
    })),
  };
}
