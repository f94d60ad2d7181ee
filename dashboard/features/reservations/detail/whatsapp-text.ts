import { formatStay } from '#domain/values/dates.ts';
import { formatInstantLong } from '#domain/values/istanbul-time.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';

type Told = Pick<
  ReservationDetail,
  | 'status'
  | 'reservation_id'
  | 'villa_name'
  | 'checkin'
  | 'checkout'
  | 'nights'
  | 'dues'
  | 'surplus'
  | 'optionExpiresAt'
> & { customer: Pick<ReservationDetail['customer'], 'firstName'> };

/** A prepared message to a guest at this point of the stay; the clerk edits it before sending. */
export function guestText(stay: Told): string {
  const { customer, villa_name: villa, checkin, checkout, nights, reservation_id: code } = stay;
  return [
    `Merhaba ${customer.firstName},`,
    `${villa}, ${formatStay(checkin, checkout)} (${nights} gece), kod ${code}.`,
    ...sentencesOf(stay),
  ].join('\n');
}

function sentencesOf({ status, dues, surplus, optionExpiresAt }: Told): string[] {
  switch (status) {
    case 'requested':
      return ['Talebinizi aldık; ev sahibiyle doğrulayıp size döneceğiz.'];
    case 'option':
      return [
        ...(optionExpiresAt === null
          ? []
          : [`Opsiyon bitişi: ${formatInstantLong(new Date(optionExpiresAt))}.`]),
        dues.prepayment > 0
          ? `Ön ödeme tutarı: ${formatKurus(dues.prepayment)}.`
          : 'Ön ödemeniz bize ulaştı.',
      ];
    case 'confirmed':
    case 'staying':
      return [
        'Rezervasyonunuz onaylandı.',
        // As in the mails: an overpayment is not asked for again.
        ...(dues.parts > 0 ? [`Girişten önce ara ödeme: ${formatKurus(dues.parts)}.`] : []),
        `Girişte ödenecek: ${formatKurus(dues.atDoor)}.`,
        ...(dues.extras > 0
          ? [`Ek hizmet için acentaya ödenecek: ${formatKurus(dues.extras)}.`]
          : []),
        ...(surplus > 0 ? [`Fazla ödediğiniz ${formatKurus(surplus)} size iade edilecek.`] : []),
      ];
    case 'expired':
      return ['Ayrılan süre doldu. Hâlâ ilgileniyorsanız yardımcı olalım.'];
    case 'completed':
      return ['Bizi tercih ettiğiniz için teşekkür ederiz.'];
    default:
      return [];
  }
}

/** The way to pay, to hand on. */
export function paymentLinkText(
  { customer, reservation_id: code }: Pick<Told, 'customer' | 'reservation_id'>,
  sent: { link: string; amount: number; expires_at: string },
): string {
  return [
    `Merhaba ${customer.firstName},`,
    `${code} kodlu rezervasyonunuz için ödeme bağlantınız:`,
    sent.link,
    `Tutar: ${formatKurus(sent.amount)}. Son geçerlilik: ${formatInstantLong(new Date(sent.expires_at))}.`,
  ].join('\n');
}
