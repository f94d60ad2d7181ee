import type { Like } from '../like.ts';
import type turkish from '../tr/request.ts';

export default {
  title: 'Your details',
  stay: 'Your stay',
  change: 'Change dates or guests',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: '+44 …',
  email: 'Email',
  emailHint: 'We also send your booking code to this address.',
  note: 'Your note (optional)',
  consents: 'Consents',
  terms:
    'I have read and accept the <contract>pre-contract information and the contract</contract>, including the rental terms.',
  termsMissing: 'Please accept the rental terms.',
  kvkk: 'I have read the <kvkk>privacy notice (KVKK)</kvkk>.',
  kvkkMissing: 'Please confirm that you have read the privacy notice.',
  marketing: 'I would like to hear about offers and new villas by email (optional).',
  send: 'Send booking request',
  bookNow: 'Pay and confirm the booking',
  askFirst: 'Send a request without paying',
  atOnce: (prepayment, minutes) =>
    `<b>Instant confirmation.</b> Pay the prepayment of ${prepayment} by card and the booking is yours at once; the nights are held for ${minutes} minutes while you pay.`,
  held: 'The nights are held for you',
  payBy: (prepayment, until) =>
    `Pay the prepayment of ${prepayment} by <b>${until}</b> (Turkish time) and your booking is confirmed. If it is not paid, the nights go back on sale.`,
  pay: 'Pay by card',
  sending: 'Sending…',
  sendAgain: 'Send again',
  afterwards: (prepayment) =>
    `You pay nothing now. Once your request is confirmed, we contact you about the prepayment of ${prepayment}.`,
  repriced: (before, after) => `The price has just changed: <b>${after}</b> instead of ${before}.`,
  sendIfFine: 'If that is fine, please send your request again.',
  contractChanged:
    'The contract has changed since you read it. Please read the new one and accept it again.',
  wrongWay: 'The departure must be after the arrival.',
  arrived: 'We have received your request',
  code: 'Your booking code: ',
  copy: 'Copy code',
  copied: 'Copied',
  promise: (answer) => `<b>${answer}</b>; the dates are yours until then.`,
  next: 'What happens next',
  nextHouse: 'We check with the owner that the villa is free.',
  nextPayment: (prepayment) =>
    `Once confirmed, we send you the details for the prepayment of ${prepayment}.`,
  nextPapers: 'As soon as your prepayment arrives, you receive your voucher and arrival details.',
  follow: 'Follow my request',
} satisfies Like<typeof turkish>;
