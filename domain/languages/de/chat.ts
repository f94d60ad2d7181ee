import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/chat.ts';

export default {
  hello: (name) => `Guten Tag ${name},`,
  stay: (villa, days, nights, code) =>
    `${villa}, ${days} (${counted.nights(nights)}), Buchungscode ${code}.`,
  requested:
    'Wir haben Ihre Anfrage erhalten, fragen beim Eigentümer nach und melden uns bei Ihnen.',
  optionEnds: (moment) => `Die Daten sind bis ${moment} Uhr (türkische Zeit) für Sie reserviert.`,
  prepayment: (amount) => `Anzahlung: ${amount}.`,
  prepaid: 'Ihre Anzahlung ist angekommen.',
  confirmed: 'Ihre Buchung ist bestätigt.',
  parts: (amount) => `Zwischenzahlung vor der Anreise: ${amount}.`,
  atDoor: (amount) => `Bei Anreise zu zahlen: ${amount}.`,
  extras: (amount) => `Für Extras an die Agentur zu zahlen: ${amount}.`,
  surplus: (amount) => `Die zu viel gezahlten ${amount} werden Ihnen erstattet.`,
  expired:
    'Die Zeit, für die die Daten reserviert waren, ist abgelaufen. Wenn Sie noch Interesse haben, helfen wir gern.',
  completed: 'Vielen Dank für Ihren Aufenthalt.',
  paymentLink: (code) => `Ihr Zahlungslink für die Buchung ${code}:`,
  paymentFacts: (amount, moment) => `Betrag: ${amount}. Gültig bis ${moment} Uhr (türkische Zeit).`,
  ownPage: {
    filling: (name, villa, days, link) =>
      `Guten Tag ${name}, es geht um Ihren Aufenthalt in ${villa} (${days}). Zahlungen, Adresse und die gesetzlich vorgeschriebene Gästeliste finden Sie auf Ihrer eigenen Seite: ${link}`,
    waiting: (name, villa, days, link) =>
      `Guten Tag ${name}, es geht um Ihren Aufenthalt in ${villa} (${days}). Stand, Zahlung und nächster Schritt stehen auf Ihrer eigenen Seite: ${link}`,
  },
  about: (subject) =>
    subject
      ? `ich schreibe Ihnen zu Ihrer Nachricht „${subject}“.`
      : 'ich schreibe Ihnen zu Ihrer Nachricht von unserer Website.',
  invoice: (link) =>
    `Guten Tag, für Ihre Rechnung fehlen noch einige Angaben. Sie können sie hier eintragen: ${link}`,
  call: {
    found: (isMany) =>
      isMany
        ? 'Guten Tag, diese Villen passen zu Ihnen:'
        : 'Guten Tag, diese Villa passt zu Ihnen:',
    facts: (town, people, bedrooms) =>
      `${town} · ${counted.people(people)} · ${counted.bedrooms(bedrooms)}`,
    from: (nightly) => `Ab ${nightly} pro Nacht`,
    nights: (days, nights) => `${days}, ${counted.nights(nights)}`,
    total: (total) => `Gesamt ${total}`,
    prepayment: (amount) => `Anzahlung ${amount}`,
    stands: (moment, isMany) =>
      `Die Preise gelten bis ${moment} Uhr (türkische Zeit). Sollen wir ${isMany ? 'eine davon' : 'sie'} für Sie reservieren?`,
  },
  dataAnswers: {
    export:
      'Eine Kopie der Daten, die wir über Sie gespeichert haben, haben wir Ihnen in einer gesonderten E-Mail gesendet.',
    erasure:
      'Wir haben Ihre Daten gelöscht, mit Ausnahme der Unterlagen, die wir nach türkischem Recht aufbewahren müssen. Vertrags- und Zahlungsunterlagen werden nach 10 Jahren gelöscht, Meldedaten nach Ablauf ihrer gesetzlichen Frist.',
    correction: 'Wir haben Ihre Daten wie angegeben berichtigt.',
  },
  offered: 'Die Villen, die wir für Sie ausgesucht haben:',
  offerDetails: (link) => `Einzelheiten und Buchungsanfrage:\n${link}`,
} satisfies Like<typeof turkish>;
