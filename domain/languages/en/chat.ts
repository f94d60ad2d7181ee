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
  offered: 'The villas we chose for you:',
  offerDetails: (link) => `Details and booking request:\n${link}`,
} satisfies Like<typeof turkish>;
