import type { Like } from '../like.ts';
import type turkish from '../tr/payment.ts';

export default {
  title: 'Secure payment',
  description:
    'See what is due, until when, and our bank accounts with your booking code; card details are entered on the bank’s page only.',
  home: 'Home',
  lead: 'Enter your booking code and we show you how much to pay, until when, and to which account.',
  show: 'Show the amount',
  how: 'How to pay',
  accounts: 'Our accounts',
  steps: {
    see: 'See your amount',
    seeText:
      'Enter your booking code and email address: the amount, the deadline and the account are on one screen.',
    pay: 'Make the prepayment',
    payText:
      'Pay by card with 3D Secure or by bank transfer; for a transfer, write nothing but your booking code as the reference.',
    get: 'Receive your confirmation',
    getText:
      'Your voucher comes by email at once after a card payment, and as soon as it arrives after a transfer. You pay the rest on arrival in cash or by bank transfer; if you like, you can pay it before on your My stay page.',
  },
  cardsAreSafe:
    'Card details are entered on the bank’s payment page, protected by 256-bit SSL; they never reach us and we do not store them.',
  onlyTheseAccounts:
    'Pay only to the accounts on this page. If anybody tells you another IBAN by phone or message, please [call us](/contact) first.',
  abroad:
    'From an account outside Türkiye, send this amount in Turkish lira and choose to pay all fees yourself (OUR), so that it arrives in full; it takes 2 to 4 working days. If your bank does not send lira, please write to us.',
  inLira: 'Amounts are charged in Turkish lira; your bank converts them at its own rate.',
  total: 'Total',
  paid: 'Paid',
  surplus: 'Overpaid (will be refunded to you)',
  now: 'Now',
  dueNow: 'Due now: <amount></amount>',
  partsLeft: 'Later interim payments',
  /** Of an interim payment: its last day. */
  partBy: (day) =>
    `The next payment for your stay, by ${day}. You can pay by card or by bank transfer.`,
  /** By card, where the agency takes instalments; who carries what they cost. */
  installments: (count) =>
    `With cards issued in Türkiye in up to ${count} instalments, chosen on the bank’s page; your bank adds its charge.`,
  installmentsFree: (count) =>
    `With cards issued in Türkiye in up to ${count} instalments at no extra charge, chosen on the bank’s page.`,
  howNow: 'You can pay by card at once, or by bank transfer.',
  heldUntil: (moment) =>
    `The dates are held for you until ${moment} (Turkish time); your booking is confirmed once your payment arrives.`,
  left: (time) => `Time left: ${time}`,
  seeStay: 'See your booking',
  goOnByCode: 'Continue with your code',
  another: 'Another booking',
  card: 'Pay by card',
  cardPays: (amount) => `Pay ${amount} by card`,
  cardNote:
    'Card details are entered on the payment provider’s 3D Secure page; they never reach us and we do not store them. Your confirmation comes as soon as the payment is complete.',
  transfer: 'Pay by bank transfer',
  noAccount:
    'We have no lira account online at the moment. Please <contact>call us</contact> to pay.',
  amount: 'Amount',
  reference: 'Reference',
  copyAmount: 'Copy amount',
  copyReference: 'Copy reference',
  copyIban: (bank) => `Copy IBAN: ${bank}`,
  karekodOf: (bank) => `QR code of a transfer to ${bank}`,
  scan: 'Open QR payments (karekod) in a Turkish bank’s app and scan: account, amount and reference fill in by themselves.',
  copyHolder: (bank) => `Copy account holder: ${bank}`,
  onlyTheCode:
    'Write nothing but your booking code as the reference; it matches your payment. If anybody tells you another IBAN by phone or message, please <contact>call us</contact> first.',
  toProvider: 'Taking you to the payment page',
  toProviderLead: (amount) => `The provider’s secure page opens for ${amount}.`,
  toProviderLink: 'If it does not open, continue here',
  toProviderHost: (host) => `The address bar says ${host}; enter your card details only there.`,
  nothing: {
    waiting: 'You do not need to pay yet',
    waitingText: (answer) =>
      `We are checking with the owner that the villa is free. ${answer && `${answer}; the dates are yours until then. `}Our answer comes by email, the payment after that.`,
    settled: 'Nothing is due now',
    papersCome: 'Your payment has arrived; we are preparing your voucher.',
    surplusBack: 'We will refund what you have overpaid.',
    allPaid: 'The whole stay is paid.',
    closed: 'No payment is taken for this booking',
    cancelled:
      'The booking has been cancelled. The refund terms are on our cancellation page; if you have a question, please call us.',
    ranOut:
      'The time for which the dates were held is over. If the villa is still free, you can send a new request for the same dates.',
    expired: 'This link has expired',
    expiredText:
      'Payment links are valid for 72 hours. Call us for a new one, or continue with your code and email address.',
    used: 'This link has been used',
    usedText: 'Each link works once. You can see your booking with your code and email address.',
    outdated: 'The amount of this link has changed',
    outdatedText:
      'A payment was recorded after the link was sent. You can see the present amount with your code and email address.',
  },
  result: {
    title: 'Result of the payment',
    description: 'The result of your payment and the next step.',
    open: 'Waiting for the bank’s answer',
    openText:
      'Your payment appears here within seconds; this page refreshes itself. You can close it safely: we email you the result.',
    failed: 'The payment was not completed',
    refused: 'The bank did not approve the payment.',
    failedText: (why) =>
      `${why} Nothing was charged for your booking; you can try again or pay by bank transfer.`,
    whole: 'Your payment is complete',
    wholeText: (amount) =>
      `We have received your payment of ${amount}; nothing is left to pay on arrival.`,
    confirmed: 'Your booking is confirmed',
    confirmedText: (amount, atDoor) =>
      `We have received your payment of ${amount}. Your voucher is in your email; you pay ${atDoor} on arrival.`,
    parts: (amount) =>
      `Before your arrival ${amount} is due in interim payments; their days are on your “My stay” page.`,
    taken: 'We have received your payment',
    takenText: (amount) =>
      `Your payment of ${amount} is recorded. Your booking was not confirmed automatically; we will call you as soon as possible to explain.`,
    thisPayment: 'This payment',
    toPay: 'Amount due',
    again: 'Try again',
    back: 'Back to My stay',
    write: 'Write to us',
    notFound: 'Payment not found',
  },
} satisfies Like<typeof turkish>;
