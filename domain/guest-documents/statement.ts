import { type Day, formatDay, formatStay } from '#domain/values/dates.ts';
import { formatIban } from '#domain/values/iban.ts';
import { formatKurus } from '#domain/values/money.ts';
import { formatMonths, nameMonths } from '#domain/payments/reports/month-span.ts';
import type { Statement } from '#domain/payments/reports/report-schema.ts';
import { TRANSACTION_METHOD_LABELS } from '#domain/payments/rules.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import { slugify } from '#domain/values/slug.ts';
import type { GuestDocument, DocumentAgency, DocumentPart } from './guest-document.ts';
import { formatMoment } from './words.ts';

const start = (title: string) => ({ title, align: 'start' as const });
const end = (title: string) => ({ title, align: 'end' as const });

/** An owner's monthly statement as a document: the stays, the payouts, and what is still owed. */
export function composeStatementDocument(
  statement: Statement,
  agency: DocumentAgency,
  issuedOn: Day,
): GuestDocument {
  const { owner, month, until } = statement;
  const isOne = month === until;
  return {
    title: 'Ev sahibi ekstresi',
    subtitle: `${owner.name}, ${formatMonths(statement)}`,
    number: '',
    issuedOn,
    agency,
    fileName: `ekstre-${slugify(owner.name) || owner.id}-${nameMonths(statement)}`,
    blocks: [
      balance(statement),
      {
        type: 'heading',
        level: 2,
        text: isOne ? 'Bu ay başlayan konaklamalar' : 'Bu aylarda başlayan konaklamalar',
      },
      ...stays(statement),
      ...invoices(statement),
      {
        type: 'heading',
        level: 2,
        text: isOne ? 'Bu ay yapılan ödemeler' : 'Bu aylarda yapılan ödemeler',
      },
      ...payouts(statement),
      {
        type: 'note',
        tone: 'info',
        text: 'Brüt, gecelerin sizin belirlediğiniz bedelidir. Size kalan, brütten komisyon düşülüp temizlik ve kendi ek hizmetleriniz eklendikten sonraki tutardır: girişte ödenen ile hak edişin toplamı. Girişte ödenen tutarı misafirden siz alırsınız; hak ediş, acentanın misafirden aldığından (ön ödeme ve varsa sonraki ödemeler) komisyon düşüldükten sonra kalandır.',
      },
    ],
  };
}

function balance({ owner, carried, totals, balance }: Statement): DocumentPart {
  return {
    type: 'facts',
    rows: [
      { label: 'Ev sahibi', value: owner.name },
      ...(owner.iban === null ? [] : [{ label: 'IBAN', value: formatIban(owner.iban) }]),
      { label: 'Size kalan (net)', value: formatKurus(totals.net) },
      { label: 'Önceki aylardan devreden', value: formatKurus(carried) },
      { label: 'Hak ediş', value: formatKurus(totals.payout) },
      { label: 'Ödenen', value: formatKurus(totals.paid_this_month) },
      balance < 0
        ? { label: 'Fazla ödenen', value: `${formatKurus(-balance)}, sonraki ödemelerden düşülür` }
        : { label: 'Kalan bakiye', value: formatKurus(balance) },
    ],
  };
}

function stays({ stays, totals }: Statement): DocumentPart[] {
  if (stays.length === 0) return [{ type: 'paragraph', text: 'Konaklama yok.' }];
  return [
    {
      type: 'sheet',
      columns: [start('Konaklama'), end('Brüt'), end('Komisyon'), end('Girişte'), end('Hak ediş')],
      rows: stays.map((stay) => [
        `${stay.villa_name}, ${formatStay(stay.checkin, stay.checkout)}, ${stay.nights} gece · ${stay.reservation_id} · ${STATUS_LABELS[stay.status]}`,
        formatKurus(stay.gross),
        formatKurus(stay.commission),
        formatKurus(stay.at_door),
        formatKurus(stay.payout),
      ]),
      foot: [
        `Toplam, ${totals.nights} gece`,
        formatKurus(totals.gross),
        formatKurus(totals.commission),
        formatKurus(totals.at_door),
        formatKurus(totals.payout),
      ],
    },
  ];
}

function invoices({ invoices }: Statement): DocumentPart[] {
  if (invoices.length === 0) return [];
  const named = invoices.map(({ number, issued_on: day }) => `${number} (${formatDay(day)})`);
  return [{ type: 'paragraph', text: `Komisyon faturası: ${named.join(', ')}` }];
}

function payouts({ payouts, totals }: Statement): DocumentPart[] {
  if (payouts.length === 0) return [{ type: 'paragraph', text: 'Ödeme yapılmadı.' }];
  return [
    {
      type: 'sheet',
      columns: [start('Tarih'), start('Rezervasyon'), start('Yöntem'), end('Tutar')],
      rows: payouts.map((payout) => [
        formatMoment(payout.paid_at),
        `${payout.reservation_id}, ${payout.villa_name}`,
        TRANSACTION_METHOD_LABELS[payout.method],
        formatKurus(payout.amount),
      ]),
      foot: ['Toplam', '', '', formatKurus(totals.paid_this_month)],
    },
  ];
}
