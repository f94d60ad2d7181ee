import promises from './promises.ts';
import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/papers.ts';

const count = (number: string, one: string, other: string) =>
  `${number} ${formatsOf('en').plural(Number(number), { one, other })}`;
const nights = (number: string) => count(number, 'night', 'nights');
const adultsOf = (number: string) => count(number, 'adult', 'adults');
const childrenOf = (number: string) => count(number, 'child', 'children');
const babiesOf = (number: string) => count(number, 'infant', 'infants');

export default {
  edges: {
    licence: (number) => `TÜRSAB licence no. ${number}`,
    issued: (day) => `Issued on ${day}`,
    page: (page, all) => `Page ${page} / ${all}`,
  },
  binding:
    'The Turkish text is binding. The translation below it is there to help you understand it; a passage without a translation below it is in Turkish only.',
  inTurkish: 'In Turkish:',
  files: {
    voucher: (code) => `booking-voucher-${code}`,
    contract: (code) => `contract-${code}`,
    offer: (day) => `offer-${day}`,
    invoice: 'invoice',
    calendar: 'my-stay',
  },
  titles: {
    voucher: 'Booking voucher',
    contract: 'Preliminary information form and accommodation contract',
    offer: 'Accommodation offer',
    stay: 'Your stay',
    amount: 'Amount',
    included: 'Included in the price',
    rules: 'House rules',
    cancelled: 'If you cancel: out of the prepayment',
    arrival: 'Arrival',
    form: 'A. Preliminary information form',
    agency: '1. Intermediary',
    nature: '2. The accommodation',
    price: '3. Price',
    payment: '4. Payment',
    withdrawal: '5. Right of withdrawal and cancellation',
    complaints: '6. Complaints',
    contractB: 'B. Distance contract for accommodation',
    parties: 'The parties',
    subject: 'Subject and price',
    terms: (title, version) => `${title} (version ${version})`,
    acceptance: 'Acceptance',
    signature: 'Signature',
  },
  labels: {
    villa: 'Villa',
    guest: 'Guest',
    phone: 'Phone',
    email: 'E-mail',
    place: 'Place',
    permit: 'Tourism rental permit',
    arrive: 'Arrival',
    leave: 'Departure',
    length: 'Length',
    people: 'Guests staying',
    persons: 'Guests',
    item: 'Item',
    total: 'Total (taxes included)',
    timeLeft: 'Time before arrival',
    kept: 'Fee',
    back: 'Refund',
    address: 'Address',
    map: 'Location',
    greeter: 'Your host on arrival',
    greeterPhone: 'Your host’s phone',
    paid: 'Paid',
    atDoor: 'Due on arrival',
    extrasDue: 'Due to the agency for extras',
    deposit: 'Damage deposit',
    part: 'Interim payment',
    prepayment: 'Prepayment',
    company: 'Company',
    licence: 'TÜRSAB licence no.',
    tax: 'Tax office and no.',
    register: 'MERSİS no.',
    agency: 'Agency',
    acceptedAt: 'Accepted at',
    acceptedBy: 'Accepted by',
    version: 'Version of the terms',
    code: 'Booking code',
    state: 'State',
    listPrice: 'List price',
    offerPrice: 'Offered price',
  },
  values: {
    nights,
    stayNights: (days, number) => `${days}, ${nights(number)}`,
    people: (number) => count(number, 'person', 'people'),
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    part: (nth) => `Interim payment ${nth}`,
    partBy: (amount, day) => `${amount}, by ${day}`,
    daysAndMore: (days) => `${days} days or more`,
    days: (days) => (days === '1' ? '1 day' : `${days} days`),
    depositAgency: (amount) => `${amount} (to the agency on arrival, returned on departure)`,
    depositOwner: (amount) => `${amount} (to the owner on arrival, returned on departure)`,
    depositBack: (amount) => `${amount} (taken on arrival, returned)`,
    moment: (moment) => `${moment} (Turkish time)`,
    online: 'Electronic consent on the website',
    booker: 'The person who makes the booking, named in the request form',
    unsold: 'Not on sale at the moment',
  },
  lines: {
    run: (days, number, price) => `${days} · ${nights(number)} × ${price}`,
    early: (rate) => `Early booking discount · ${rate}`,
    long: (rate) => `Long stay discount · ${rate}`,
    agency: 'Agency discount',
    cleaning: 'Cleaning fee',
    late: 'Late check-out',
    lateUntil: (time) => `Late check-out (${time})`,
    nightly: (name) => `${name}, per night`,
    each: (name) => `${name}, per person`,
    pieces: (name, number) => `${name} (× ${number})`,
  },
  card: {
    permitNo: 'Permit no.',
    holder: 'Permit holder',
    plaque: 'Plaque no.',
    most: 'At most',
    until: 'Valid until',
    phones: 'Phones',
    caretaker: 'Caretaker',
    caretakerNamed: () => 'Caretaker',
    greeter: 'Host',
    greeterNamed: () => 'Host',
    exits: 'Exits and fire',
    rules: 'House rules',
    hours: (arrival, departure) => `Check-in ${arrival}, check-out ${departure}`,
  },
  sentences: {
    balance: promises.balance,
    parts:
      'Interim payments are made to the agency by the days stated. One whose day has passed does not end the booking by itself; the agency calls you. If you cancel, the interim payments that you have made are refunded in full.',
    identity: (contact) =>
      `By Turkish law no. 1774, the identity details of everybody staying are taken before arrival. During your stay you can reach us at ${contact}.`,
    draft:
      'This is the contract that comes about with your consent when you send your request. The version you agree to is kept with your booking.',
    amounts:
      'Amounts are in Turkish lira and include all taxes; nothing is charged that is not listed here. The nights are held when your request reaches us; the booking is final once the prepayment is received. If the prepayment is not made in time, the request lapses by itself and nothing is charged.',
    noWithdrawal:
      'Accommodation is a service on a fixed date; under article 15/1-g of the Turkish regulation on distance contracts there is **no right of withdrawal**. If you cancel, the fee below is kept from the prepayment; the amount due on arrival is not charged.',
    complaints: (contact) =>
      `You can address complaints to ${contact}. In a dispute you can turn to the consumer arbitration committee or the consumer court at your place of residence or where the transaction was made, within the monetary limits announced by the Turkish Ministry of Trade.`,
    subject:
      'The subject of the contract is the accommodation whose nature, dates and price are stated in part A. The preliminary information form is part of the contract.',
    offerEnds: (moment, link) =>
      `This offer is valid until ${moment} (Turkish time). The nights can be taken by others until your request reaches us. To see the offer and send a request: ${link}`,
  },
} satisfies Like<typeof turkish>;
