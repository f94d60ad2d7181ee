import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/chat.ts';

export default {
  hello: (name) => `Hello ${name},`,
  stay: (villa, days, nights, code) =>
    `${villa}, ${days} (${counted.nights(nights)}), booking code ${code}.`,
  requested:
    'We have received your request; we are checking with the owner and will get back to you.',
  optionEnds: (moment) => `The dates are held for you until ${moment} (Turkish time).`,
  prepayment: (amount) => `Prepayment: ${amount}.`,
  prepaid: 'Your prepayment has arrived.',
  confirmed: 'Your booking is confirmed.',
  parts: (amount) => `Interim payment before arrival: ${amount}.`,
  atDoor: (amount) => `Due on arrival: ${amount}.`,
  extras: (amount) => `Due to the agency for extras: ${amount}.`,
  surplus: (amount) => `The ${amount} that you have overpaid will be refunded.`,
  expired:
    'The time for which the dates were held is over. If you are still interested, we are happy to help.',
  completed: 'Thank you for staying with us.',
  paymentLink: (code) => `Your payment link for booking ${code}:`,
  paymentFacts: (amount, moment) => `Amount: ${amount}. Valid until ${moment} (Turkish time).`,
  ownPage: {
    filling: (name, villa, days, link) =>
      `Hello ${name}, this is about your stay at ${villa} (${days}). Payments, the address and the guest list that Turkish law requires are on your own page: ${link}`,
    waiting: (name, villa, days, link) =>
      `Hello ${name}, this is about your stay at ${villa} (${days}). Your own page shows where it stands, the payment and what comes next: ${link}`,
  },
  about: (subject) =>
    subject
      ? `I am writing about your message “${subject}”.`
      : 'I am writing about the message that you sent us from our website.',
  invoice: (link) =>
    `Hello, some details for your invoice are missing. You can enter them here: ${link}`,
  call: {
    found: (isMany) => (isMany ? 'Hello, these villas suit you:' : 'Hello, this villa suits you:'),
    facts: (town, people, bedrooms) =>
      `${town} · ${counted.people(people)} · ${counted.bedrooms(bedrooms)}`,
    from: (nightly) => `From ${nightly} a night`,
    nights: (days, nights) => `${days}, ${counted.nights(nights)}`,
    total: (total) => `Total ${total}`,
    prepayment: (amount) => `prepayment ${amount}`,
    stands: (moment, isMany) =>
      `The prices are valid until ${moment} (Turkish time). Shall we hold ${isMany ? 'one of them' : 'it'} for you?`,
  },
  dataAnswers: {
    export: 'We have sent you a copy of the data that we hold about you in a separate e-mail.',
    erasure:
      'We have deleted your data, except for the records that Turkish law requires us to keep. Contract and payment records are deleted after 10 years, identity reports once their legal period is over.',
    correction: 'We have corrected your data as you told us.',
  },
  offered: 'The villas we chose for you:',
  offerDetails: (link) => `Details and booking request:\n${link}`,
} satisfies Like<typeof turkish>;
