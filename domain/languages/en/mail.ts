import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/mail.ts';

const count = (number: string, one: string, other: string) =>
  `${number} ${formatsOf('en').plural(Number(number), { one, other })}`;
const adultsOf = (adults: string) => count(adults, 'adult', 'adults');
const childrenOf = (children: string) => count(children, 'child', 'children');
const babiesOf = (babies: string) => count(babies, 'infant', 'infants');

export default {
  licence: (number) => `TÜRSAB licence no. ${number}`,
  links: {
    payment: 'Go to secure payment',
    guests: 'Fill in the guest list',
    voucher: 'Download the voucher (PDF)',
    map: 'Open the map',
    house: 'See the villa',
  },
  karekod: 'Scan with a Turkish bank’s app',
  bank: (bank, currency) => `Bank: ${bank} (${currency})`,
  holder: (name) => `Account holder: ${name}`,
  noBank: 'We have no account to show right now; to pay, please call us or reply to this e-mail.',
  daysAndMore: (days) => `${days} days or more before arrival`,
  daysBefore: (days, last) => `${days}–${last} days before arrival`,
  keptNothing: 'no fee',
  keptAll: 'no refund',
  kept: (rate) => `fee ${rate}`,
  answerBy: (until) =>
    `We will reply by ${formatsOf('en').instantLong(new Date(until))} (Turkish time) at the latest`,
  office: (days, hours) =>
    `${days === '6' ? 'every day except Sunday' : days === '5' ? 'Monday to Friday' : 'every day'} ${hours.replace('-', '–')}`,
  subjects: { message: 'your message', question: (villa) => `your question about ${villa}` },
  wishes: {
    transfer: (amount) => `bank transfer of ${amount} made`,
    cancel: (amount) => `cancellation; refund by the terms ${amount}`,
    lateCheckout: (time) => `check-out at ${time}`,
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    accepted: 'Approved',
    declined: 'Unfortunately not possible',
  },
  /** An interim payment and its last day. */
  partBy: (amount, day) => `${amount} by ${day}`,
} satisfies Like<typeof turkish>;
