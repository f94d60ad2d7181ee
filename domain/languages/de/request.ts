import type { Like } from '../like.ts';
import type turkish from '../tr/request.ts';

export default {
  title: 'Ihre Angaben',
  stay: 'Ihr Aufenthalt',
  change: 'Daten oder Gäste ändern',
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon',
  phoneHint: '+49 …',
  email: 'E-Mail',
  emailHint: 'An diese Adresse senden wir auch Ihren Buchungscode.',
  note: 'Ihre Nachricht (optional)',
  consents: 'Zustimmungen',
  terms:
    'Ich habe das <contract>Informationsblatt und den Vertrag</contract> mit den Mietbedingungen gelesen und stimme zu.',
  termsMissing: 'Bitte stimmen Sie den Mietbedingungen zu.',
  kvkk: 'Ich habe die <kvkk>Datenschutzhinweise (KVKK)</kvkk> gelesen.',
  kvkkMissing: 'Bitte bestätigen Sie, dass Sie die Datenschutzhinweise gelesen haben.',
  marketing: 'Ich möchte per E-Mail von Angeboten und neuen Villen erfahren (optional).',
  send: 'Buchungsanfrage senden',
  bookNow: 'Bezahlen und verbindlich buchen',
  askFirst: 'Ohne Zahlung anfragen',
  atOnce: (prepayment, minutes) =>
    `<b>Sofort bestätigt.</b> Mit der Anzahlung von ${prepayment} per Karte ist die Buchung sofort Ihre; während Sie zahlen, sind die Nächte ${minutes} Minuten für Sie reserviert.`,
  held: 'Die Nächte sind für Sie reserviert',
  payBy: (prepayment, until) =>
    `Zahlen Sie die Anzahlung von ${prepayment} bis <b>${until} Uhr</b> (türkische Zeit), dann ist Ihre Buchung bestätigt. Ohne Zahlung werden die Nächte wieder frei.`,
  pay: 'Mit Karte zahlen',
  sending: 'Wird gesendet…',
  sendAgain: 'Erneut senden',
  afterwards: (prepayment) =>
    `Jetzt wird nichts bezahlt. Sobald Ihre Anfrage bestätigt ist, melden wir uns wegen der Anzahlung von ${prepayment}.`,
  repriced: (before, after) =>
    `Der Preis hat sich gerade geändert: <b>${after}</b> statt ${before}.`,
  sendIfFine: 'Wenn das für Sie passt, senden Sie die Anfrage bitte noch einmal.',
  contractChanged:
    'Der Vertrag hat sich geändert, seit Sie ihn gelesen haben. Bitte lesen Sie die neue Fassung und stimmen Sie erneut zu.',
  wrongWay: 'Die Abreise muss nach der Anreise liegen.',
  arrived: 'Ihre Anfrage ist bei uns',
  code: 'Ihr Buchungscode: ',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  promise: (answer) => `<b>${answer}</b>; bis dahin gehören die Tage Ihnen.`,
  next: 'So geht es weiter',
  nextHouse: 'Wir klären mit dem Eigentümer, ob die Villa frei ist.',
  nextPayment: (prepayment) =>
    `Nach der Bestätigung senden wir Ihnen die Angaben für die Anzahlung von ${prepayment}.`,
  nextPapers:
    'Sobald Ihre Anzahlung da ist, erhalten Sie Ihre Buchungsbestätigung und die Angaben zur Anreise.',
  follow: 'Meine Anfrage verfolgen',
} satisfies Like<typeof turkish>;
