import promises from './promises.ts';
import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/papers.ts';

const count = (number: string, one: string, other: string) =>
  `${number} ${formatsOf('de').plural(Number(number), { one, other })}`;
const nights = (number: string) => count(number, 'Nacht', 'Nächte');
const adultsOf = (number: string) => count(number, 'Erwachsener', 'Erwachsene');
const childrenOf = (number: string) => count(number, 'Kind', 'Kinder');
const babiesOf = (number: string) => count(number, 'Baby', 'Babys');

export default {
  edges: {
    licence: (number) => `TÜRSAB-Lizenz Nr. ${number}`,
    issued: (day) => `Ausgestellt am ${day}`,
    page: (page, all) => `Seite ${page} / ${all}`,
  },
  binding:
    'Verbindlich ist der türkische Text. Die Übersetzung darunter dient dem Verständnis; ein Abschnitt ohne Übersetzung liegt nur auf Türkisch vor.',
  inTurkish: 'Auf Türkisch:',
  files: {
    voucher: (code) => `buchungsbeleg-${code}`,
    contract: (code) => `vertrag-${code}`,
    offer: (day) => `angebot-${day}`,
    invoice: 'rechnung',
    calendar: 'mein-aufenthalt',
  },
  titles: {
    voucher: 'Buchungsbeleg',
    contract: 'Vorvertragliche Informationen und Beherbergungsvertrag',
    offer: 'Angebot',
    stay: 'Ihr Aufenthalt',
    amount: 'Betrag',
    included: 'Im Preis enthalten',
    rules: 'Hausregeln',
    cancelled: 'Bei Stornierung: von der Anzahlung',
    arrival: 'Ankunft',
    form: 'A. Vorvertragliche Informationen',
    agency: '1. Vermittler',
    nature: '2. Die Unterkunft',
    price: '3. Preis',
    payment: '4. Zahlung',
    withdrawal: '5. Widerrufsrecht und Stornierung',
    complaints: '6. Beschwerden',
    contractB: 'B. Beherbergungsvertrag im Fernabsatz',
    parties: 'Die Parteien',
    subject: 'Gegenstand und Preis',
    terms: (title, version) => `${title} (Fassung ${version})`,
    acceptance: 'Zustimmung',
    signature: 'Unterschrift',
  },
  labels: {
    villa: 'Villa',
    guest: 'Gast',
    phone: 'Telefon',
    email: 'E-Mail',
    place: 'Ort',
    permit: 'Genehmigung zur touristischen Vermietung',
    arrive: 'Anreise',
    leave: 'Abreise',
    length: 'Dauer',
    people: 'Gäste',
    persons: 'Personen',
    item: 'Posten',
    total: 'Gesamt (inkl. Steuern)',
    timeLeft: 'Zeit bis zur Anreise',
    kept: 'Gebühr',
    back: 'Erstattung',
    address: 'Adresse',
    map: 'Lage',
    greeter: 'Es empfängt Sie',
    greeterPhone: 'Telefon vor Ort',
    paid: 'Gezahlt',
    atDoor: 'Bei Anreise zu zahlen',
    extrasDue: 'An die Agentur für Zusatzleistungen',
    deposit: 'Kaution',
    part: 'Zwischenzahlung',
    prepayment: 'Anzahlung',
    company: 'Firma',
    licence: 'TÜRSAB-Lizenz Nr.',
    tax: 'Finanzamt und Steuernummer',
    register: 'MERSİS-Nr.',
    agency: 'Agentur',
    acceptedAt: 'Zeitpunkt der Zustimmung',
    acceptedBy: 'Art der Zustimmung',
    version: 'Fassung der Bedingungen',
    code: 'Buchungscode',
    state: 'Stand',
    listPrice: 'Listenpreis',
    offerPrice: 'Angebotspreis',
  },
  values: {
    nights,
    stayNights: (days, number) => `${days}, ${nights(number)}`,
    people: (number) => count(number, 'Person', 'Personen'),
    adults: adultsOf,
    children: (adults, children) => `${adultsOf(adults)}, ${childrenOf(children)}`,
    babies: (adults, babies) => `${adultsOf(adults)}, ${babiesOf(babies)}`,
    everybody: (adults, children, babies) =>
      `${adultsOf(adults)}, ${childrenOf(children)}, ${babiesOf(babies)}`,
    part: (nth) => `${nth}. Zwischenzahlung`,
    partBy: (amount, day) => `${amount}, bis ${day}`,
    daysAndMore: (days) => `${days} Tage und mehr`,
    days: (days) => (days === '1' ? '1 Tag' : `${days} Tage`),
    depositAgency: (amount) => `${amount} (bei Anreise an die Agentur, Rückzahlung bei Abreise)`,
    depositOwner: (amount) => `${amount} (bei Anreise an den Eigentümer, Rückzahlung bei Abreise)`,
    depositBack: (amount) => `${amount} (bei Anreise hinterlegt, wird zurückgezahlt)`,
    moment: (moment) => `${moment} Uhr (türkische Zeit)`,
    online: 'Elektronische Zustimmung auf der Website',
    booker: 'Die Person, die bucht und im Anfrageformular genannt ist',
    unsold: 'Zurzeit nicht buchbar',
  },
  lines: {
    run: (days, number, price) => `${days} · ${nights(number)} × ${price}`,
    early: (rate) => `Frühbucherrabatt · ${rate}`,
    long: (rate) => `Rabatt für lange Aufenthalte · ${rate}`,
    agency: 'Rabatt der Agentur',
    cleaning: 'Reinigungsgebühr',
    late: 'Später Check-out',
    lateUntil: (time) => `Später Check-out (${time} Uhr)`,
    nightly: (name) => `${name}, pro Nacht`,
    each: (name) => `${name}, pro Person`,
    pieces: (name, number) => `${name} (× ${number})`,
  },
  card: {
    permitNo: 'Genehmigung Nr.',
    holder: 'Inhaber',
    plaque: 'Plakette Nr.',
    most: 'Höchstens',
    until: 'Gültig bis',
    phones: 'Telefon',
    caretaker: 'Hausbetreuung',
    caretakerNamed: () => 'Hausbetreuung',
    greeter: 'Empfang',
    greeterNamed: () => 'Empfang',
    exits: 'Ausgänge und Feuer',
    rules: 'Hausregeln',
    hours: (arrival, departure) => `Check-in ${arrival} Uhr, Check-out ${departure} Uhr`,
  },
  sentences: {
    balance: promises.balance,
    parts:
      'Zwischenzahlungen gehen bis zu den genannten Tagen an die Agentur. Ist der Tag einer Zwischenzahlung verstrichen, verfällt die Buchung nicht von selbst; die Agentur ruft Sie an. Bei einer Stornierung werden geleistete Zwischenzahlungen ohne Abzug erstattet.',
    identity: (contact) =>
      `Nach dem türkischen Gesetz Nr. 1774 werden die Ausweisdaten aller Gäste vor der Anreise aufgenommen. Während Ihres Aufenthalts erreichen Sie uns unter ${contact}.`,
    draft:
      'Dies ist der Vertrag, der mit Ihrer Zustimmung beim Senden der Anfrage zustande kommt. Die Fassung, der Sie zustimmen, wird mit Ihrer Buchung aufbewahrt.',
    amounts:
      'Die Beträge sind in türkischen Lira und enthalten alle Steuern; verlangt wird nur, was hier steht. Die Nächte werden reserviert, sobald Ihre Anfrage eingeht; verbindlich wird die Buchung mit Eingang der Anzahlung. Wird die Anzahlung nicht rechtzeitig geleistet, verfällt die Anfrage von selbst, ohne dass Ihnen Kosten entstehen.',
    noWithdrawal:
      'Die Unterkunft ist eine Leistung zu einem festen Termin; nach Artikel 15/1-g der türkischen Verordnung über Fernabsatzverträge besteht **kein Widerrufsrecht**. Bei Stornierung wird die folgende Gebühr von der Anzahlung einbehalten; der bei Anreise fällige Betrag wird nicht verlangt.',
    complaints: (contact) =>
      `Beschwerden richten Sie bitte an ${contact}. Im Streitfall können Sie sich im Rahmen der vom türkischen Handelsministerium bekannt gegebenen Wertgrenzen an die Verbraucherschlichtungsstelle oder das Verbrauchergericht an Ihrem Wohnort oder am Ort des Geschäfts wenden.`,
    subject:
      'Gegenstand des Vertrags ist die Unterkunft, deren Eigenschaften, Tage und Preis in Teil A stehen. Die vorvertraglichen Informationen sind Teil des Vertrags.',
    offerEnds: (moment, link) =>
      `Dieses Angebot gilt bis ${moment} Uhr (türkische Zeit). Bis Ihre Anfrage bei uns eingeht, können die Nächte anderweitig vergeben werden. Angebot ansehen und Anfrage senden: ${link}`,
  },
} satisfies Like<typeof turkish>;
