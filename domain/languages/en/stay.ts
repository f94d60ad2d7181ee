import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/stay.ts';

export default {
  title: 'My stay',
  titleOf: (villa, stay) => `${villa}, ${stay}`,
  description: 'The status, payment, address and guest list of your stay.',
  closed: 'This link does not open',
  byCode: 'Open with code and email',
  write: 'Write to us',
  onThisPage: 'On this page',
  status: {
    requested: 'Awaiting confirmation',
    option: 'Awaiting payment',
    confirmed: 'Confirmed',
    staying: 'Staying',
    completed: 'Completed',
    rejected: 'Declined',
    expired: 'Expired',
    cancelled: 'Cancelled',
    no_show: 'No-show',
  },
  parts: {
    evler: 'Free houses',
    odeme: 'Payment',
    ev: 'House and directions',
    misafirler: 'Guests',
    sonra: 'Afterwards',
    istekler: 'Your requests',
    iste: 'Ask',
    mesajlar: 'Messages',
    adres: 'Email',
    paylas: 'Documents',
  },
  head: {
    offline: (moment) => `No connection. You see what was known on ${moment}.`,
    people: (nights, party) => `${counted.nights(nights)} · ${party}`,
    off: 'This stay has been cancelled.',
    shared: 'Your fellow traveller has shared this page with you.',
    left: (time) => `Time left: <b>${time}</b>`,
    code: 'Booking code',
    arrival: 'Arrival',
    departure: 'Departure',
    at: (day, time) => `${day}, ${time}`,
  },
  next: {
    leaving: (time) =>
      `You are leaving today; check-out is at ${time}. Please leave the key where you found it, and have a good journey.`,
    welcome: (time) => `Welcome; the house is yours from ${time}.`,
    enjoy: 'Enjoy your holiday.',
    leave: (day, time) => `Check-out is on ${day} at ${time}.`,
    thanks: 'Thank you for staying with us. Your review helps the guests after you.',
    ranOut:
      'The time for which the dates were held is over. If they are still free, you can send a new request for them.',
    requested: (answer) =>
      `We are checking with the owner that the villa is free. ${answer && `${answer}. `}The dates are held for you; our answer comes by email too.`,
    paid: 'Your payment has arrived; we are preparing your voucher.',
    pay: (until, amount) =>
      `The dates are yours. To confirm, make the prepayment of ${amount}${until && ` by ${until}`} with your booking code as the reference.`,
    confirmed: (days, day, time, owed) =>
      `Everything is ready. We look forward to seeing you ${days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${counted.days(days)}, on ${day},`} from ${time}. ${owed}`,
    owed: (atDoor, extras, deposit) => {
      const parts = [
        ...(atDoor ? [`${atDoor} on arrival`] : []),
        ...(extras ? [`${extras} to our agency for extras`] : []),
        ...(deposit ? [`a refundable deposit of ${deposit}`] : []),
      ];
      return parts.length === 0
        ? 'Nothing is left to pay.'
        : `You pay ${formatsOf('en').list(parts)}.`;
    },
    surplus: (amount) => `The ${amount} that you have overpaid will be refunded.`,
    rejected:
      'We could not confirm these dates, and we are sorry that you had to wait. Below are the nearest houses that are free for the same nights; if you like, call us and we will look together.',
    cancelled:
      'This booking has been cancelled. The refund terms are on our cancellation page; if you have a question, please call us.',
    noShow: 'We did not see you on the day of arrival. If this is a mistake, please call us.',
  },
  steps: {
    title: 'Step by step',
    done: 'Done: ',
    arrival: 'Arrival',
    departure: 'Departure',
    answer: 'Our answer',
    prepayment: 'Prepayment',
    prepaymentAndConfirmation: 'Prepayment and confirmation',
    at: (day, time) => `${day}, ${time}`,
    by: (moment) => `by ${moment}`,
    afterAnswer: 'after our answer',
  },
  action: {
    list: 'Fill in the guest list',
    pay: (amount) => `Make the prepayment: ${amount}`,
    calendar: 'Add to calendar',
    way: 'Open directions',
    house: 'Door code, Wi-Fi and house',
    review: 'Tell us about the house',
    cancelTerms: 'Cancellation terms',
    sameDates: 'See the same dates',
    otherHouses: 'Free houses for the same nights',
    otherVillas: 'Other villas',
  },
  instead: {
    title: 'Free houses for the same nights',
    lead: 'The nearest houses for the same dates and number of guests; the prices are for the whole stay.',
  },
  pay: {
    title: 'Payment',
    total: 'Total',
    prepayment: 'Prepayment',
    paid: 'Paid',
    surplus: 'Overpaid (will be refunded to you)',
    extras: 'Extras to the agency',
    byCard: {
      prepayment: 'Pay the prepayment by card: <amount></amount>',
      extra: 'Pay the extras by card: <amount></amount>',
      balance: 'Pay the rest by card: <amount></amount>',
    },
    cardNote:
      'Card details are entered on the payment provider’s 3D Secure page; they never reach us and we do not store them.',
    restNow: 'If you would like to pay the rest now',
    transfer: 'Bank transfer',
    iPaid: 'I have made a transfer',
    amount: 'Amount that you sent (TL)',
    receipt: 'Receipt (optional)',
    receiptHint: 'PDF or photo, 10 MB at most.',
    chooseAgain: 'Please choose your file again.',
    note: 'Note (optional)',
    noteHint: 'If the sender has another name, write it here',
    report: 'Report my transfer',
  },
  house: {
    title: 'House and directions',
    copyAddress: 'Copy address',
    maps: { google: 'Google Maps', apple: 'Apple Maps' },
    way: (map) => `Directions: ${map}`,
    greeter: 'Welcomes you',
    caretaker: 'Caretaker',
    agency: 'Our agency',
    doorCode: 'Door code',
    keyBox: 'Key box',
    wifi: 'Wi-Fi',
    wifiPassword: 'Wi-Fi password',
    copy: (what) => `Copy: ${what}`,
    emergency: 'Emergency (ambulance, fire, police, gendarmerie)',
    guide: 'How things work in the house',
    photo: (title) => `${title}: photo`,
    nearby: 'What is nearby',
    sought: ['Pharmacy', 'Supermarket', 'Hospital', 'Restaurant', 'Petrol station'],
    search: (what) => `Search on the map: ${what}`,
    searchNote: 'Opens what is around on the map.',
    rules: 'House rules',
  },
} satisfies Like<typeof turkish>;
