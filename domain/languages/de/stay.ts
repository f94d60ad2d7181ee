import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/stay.ts';

export default {
  title: 'Mein Aufenthalt',
  titleOf: (villa, stay) => `${villa}, ${stay}`,
  description: 'Stand, Zahlung, Adresse und Gästeliste Ihres Aufenthalts.',
  closed: 'Dieser Link lässt sich nicht öffnen',
  byCode: 'Mit Code und E-Mail öffnen',
  write: 'Schreiben Sie uns',
  onThisPage: 'Auf dieser Seite',
  status: {
    requested: 'Bestätigung ausstehend',
    option: 'Zahlung ausstehend',
    confirmed: 'Bestätigt',
    staying: 'Im Haus',
    completed: 'Abgeschlossen',
    rejected: 'Abgelehnt',
    expired: 'Abgelaufen',
    cancelled: 'Storniert',
    no_show: 'Nicht angereist',
  },
  parts: {
    evler: 'Freie Häuser',
    odeme: 'Zahlung',
    ev: 'Haus und Weg',
    misafirler: 'Gäste',
    sonra: 'Danach',
    istekler: 'Ihre Wünsche',
    iste: 'Wunsch',
    mesajlar: 'Nachrichten',
    adres: 'E-Mail',
    paylas: 'Dokumente',
  },
  head: {
    offline: (moment) => `Keine Verbindung. Sie sehen den Stand vom ${moment} Uhr.`,
    people: (nights, party) => `${counted.nights(nights)} · ${party}`,
    off: 'Dieser Aufenthalt wurde storniert.',
    shared: 'Diese Seite wurde von Ihrer Reisebegleitung mit Ihnen geteilt.',
    left: (time) => `Verbleibende Zeit: <b>${time}</b>`,
    code: 'Buchungscode',
    arrival: 'Anreise',
    departure: 'Abreise',
    at: (day, time) => `${day}, ${time} Uhr`,
  },
  next: {
    leaving: (time) =>
      `Heute reisen Sie ab; das Haus ist bis ${time} Uhr Ihres. Legen Sie den Schlüssel bitte dorthin, wo Sie ihn gefunden haben. Gute Reise!`,
    welcome: (time) => `Willkommen; das Haus gehört Ihnen ab ${time} Uhr.`,
    enjoy: 'Wir wünschen Ihnen schöne Ferien.',
    leave: (day, time) => `Die Abreise ist am ${day} um ${time} Uhr.`,
    thanks: 'Vielen Dank für Ihren Aufenthalt bei uns. Ihre Bewertung hilft den Gästen nach Ihnen.',
    ranOut:
      'Die Frist, bis zu der die Tage reserviert waren, ist abgelaufen. Sind sie noch frei, können Sie neu anfragen.',
    requested: (answer) =>
      `Wir klären mit dem Eigentümer, ob die Villa frei ist. ${answer && `${answer}. `}Die Tage sind für Sie reserviert; unsere Antwort kommt auch per E-Mail.`,
    paid: 'Ihre Zahlung ist da; wir bereiten Ihre Buchungsbestätigung vor.',
    pay: (until, amount) =>
      `Die Tage gehören Ihnen. Zur Bestätigung leisten Sie bitte ${until && `bis ${until} Uhr `}die Anzahlung von ${amount}; geben Sie Ihren Buchungscode als Verwendungszweck an.`,
    confirmed: (days, day, time, owed) =>
      `Alles ist bereit. Wir erwarten Sie ${days <= 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen, am ${day},`} ab ${time} Uhr. ${owed}`,
    owed: (atDoor, extras, deposit) => {
      const parts = [
        ...(atDoor ? [`bei der Anreise ${atDoor}`] : []),
        ...(extras ? [`für Extras ${extras} an unsere Agentur`] : []),
        ...(deposit ? [`eine Kaution von ${deposit}, die erstattet wird`] : []),
      ];
      return parts.length === 0
        ? 'Es ist nichts mehr zu zahlen.'
        : `Sie zahlen ${formatsOf('de').list(parts)}.`;
    },
    surplus: (amount) => `Die zu viel gezahlten ${amount} werden Ihnen erstattet.`,
    rejected:
      'Wir konnten diese Tage leider nicht bestätigen und bedauern, dass Sie warten mussten. Unten finden Sie die nächsten Häuser, die in denselben Nächten frei sind; oder rufen Sie uns an, und wir schauen gemeinsam.',
    cancelled:
      'Diese Buchung wurde storniert. Die Bedingungen der Erstattung stehen auf unserer Stornoseite; bei Fragen rufen Sie uns bitte an.',
    noShow:
      'Wir haben Sie am Anreisetag nicht gesehen. Ist das ein Irrtum, rufen Sie uns bitte an.',
  },
  steps: {
    title: 'Schritt für Schritt',
    done: 'Erledigt: ',
    arrival: 'Anreise',
    departure: 'Abreise',
    answer: 'Unsere Antwort',
    prepayment: 'Anzahlung',
    prepaymentAndConfirmation: 'Anzahlung und Bestätigung',
    at: (day, time) => `${day}, ${time} Uhr`,
    by: (moment) => `bis ${moment} Uhr`,
    afterAnswer: 'nach unserer Antwort',
  },
  action: {
    list: 'Gästeliste ausfüllen',
    pay: (amount) => `Anzahlung leisten: ${amount}`,
    calendar: 'In den Kalender eintragen',
    way: 'Wegbeschreibung öffnen',
    house: 'Türcode, WLAN und Haus',
    review: 'Vom Haus erzählen',
    cancelTerms: 'Stornobedingungen',
    sameDates: 'Dieselben Tage ansehen',
    otherHouses: 'Freie Häuser für dieselben Nächte',
    otherVillas: 'Andere Villen',
  },
  instead: {
    title: 'Freie Häuser für dieselben Nächte',
    lead: 'Die nächsten Häuser für dieselben Tage und dieselbe Personenzahl; die Preise gelten für den ganzen Aufenthalt.',
  },
  pay: {
    title: 'Zahlung',
    total: 'Gesamt',
    prepayment: 'Anzahlung',
    paid: 'Bezahlt',
    surplus: 'Zu viel bezahlt (wird erstattet)',
    extras: 'Extras an die Agentur',
    byCard: {
      prepayment: 'Anzahlung mit Karte zahlen: <amount></amount>',
      extra: 'Extras mit Karte zahlen: <amount></amount>',
      balance: 'Restbetrag mit Karte zahlen: <amount></amount>',
    },
    cardNote:
      'Kartendaten geben Sie auf der 3D-Secure-Seite des Zahlungsanbieters ein; sie erreichen uns nicht und werden bei uns nicht gespeichert.',
    restNow: 'Den Rest schon jetzt bezahlen',
    transfer: 'Überweisung',
    iPaid: 'Ich habe überwiesen',
    amount: 'Überwiesener Betrag (TL)',
    receipt: 'Beleg (optional)',
    receiptHint: 'PDF oder Foto, höchstens 10 MB.',
    chooseAgain: 'Bitte wählen Sie Ihre Datei erneut.',
    note: 'Notiz (optional)',
    noteHint: 'Falls der Absender anders heißt',
    report: 'Überweisung melden',
  },
  house: {
    title: 'Haus und Weg',
    copyAddress: 'Adresse kopieren',
    maps: { google: 'Google Maps', apple: 'Apple Karten' },
    way: (map) => `Wegbeschreibung: ${map}`,
    greeter: 'Empfängt Sie',
    caretaker: 'Hausbetreuung',
    agency: 'Unsere Agentur',
    doorCode: 'Türcode',
    keyBox: 'Schlüsselkasten',
    wifi: 'WLAN',
    wifiPassword: 'WLAN-Passwort',
    copy: (what) => `Kopieren: ${what}`,
    emergency: 'Notruf (Rettung, Feuerwehr, Polizei, Gendarmerie)',
    guide: 'Was im Haus wie funktioniert',
    photo: (title) => `${title}: Foto`,
    nearby: 'In der Nähe',
    sought: ['Apotheke', 'Supermarkt', 'Krankenhaus', 'Restaurant', 'Tankstelle'],
    search: (what) => `Auf der Karte suchen: ${what}`,
    searchNote: 'Öffnet die Umgebung auf der Karte.',
    rules: 'Hausregeln',
  },
} satisfies Like<typeof turkish>;
