import type { ChatVoice } from '#domain/languages/chat-messages.ts';
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
export function guestText(stay: Told, voice: ChatVoice): string {
  const { customer, villa_name: villa, checkin, checkout, nights, reservation_id: code } = stay;
  const { words, formats } = voice;
  return [
    words.hello(customer.firstName),
    words.stay(villa, formats.stay(checkin, checkout), nights, code),
    ...sentencesOf(stay, voice),
  ].join('\n');
}

function sentencesOf(
  { status, dues, surplus, optionExpiresAt }: Told,
  { words, formats }: ChatVoice,
): string[] {
  const { instantLong, money } = formats;
  switch (status) {
    case 'requested':
      return [words.requested];
    case 'option':
      return [
        ...(optionExpiresAt === null
          ? []
          : [words.optionEnds(instantLong(new Date(optionExpiresAt)))]),
        dues.prepayment > 0 ? words.prepayment(money(dues.prepayment)) : words.prepaid,
      ];
    case 'confirmed':
    case 'staying':
      return [
        words.confirmed,
        // As in the mails: an overpayment is not asked for again.
        ...(dues.parts > 0 ? [words.parts(money(dues.parts))] : []),
        words.atDoor(money(dues.atDoor)),
        ...(dues.extras > 0 ? [words.extras(money(dues.extras))] : []),
        ...(surplus > 0 ? [words.surplus(money(surplus))] : []),
      ];
    case 'expired':
      return [words.expired];
    case 'completed':
      return [words.completed];
    default:
      return [];
  }
}

/** The way to pay, to hand on. */
export function paymentLinkText(
  { customer, reservation_id: code }: Pick<Told, 'customer' | 'reservation_id'>,
  sent: { link: string; amount: number; expires_at: string },
  { words, formats }: ChatVoice,
): string {
  return [
    words.hello(customer.firstName),
    words.paymentLink(code),
    sent.link,
    words.paymentFacts(formats.money(sent.amount), formats.instantLong(new Date(sent.expires_at))),
  ].join('\n');
}
