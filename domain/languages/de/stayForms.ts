import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/stayForms.ts';

export default {
  guests: {
    title: 'Gästeliste',
    law: 'Das türkische Meldegesetz Nr. 1774 verlangt, dass alle Gäste vor der Anreise gemeldet werden; Fotos von Ausweisen brauchen wir nicht.',
    reported: {
      jandarma:
        'Die Gäste dieses Hauses werden bei An- und Abreise im System der Gendarmerie gemeldet; es verlangt die Nummer aller Gäste, auch der Babys.',
      polis:
        'Die Gäste dieses Hauses werden bei An- und Abreise im System der Polizei gemeldet; es verlangt die Nummer aller Gäste, auch der Babys.',
    },
    parents:
      'Bei ausländischen Gästen verlangt es auch die Namen von Vater und Mutter und das Geschlecht.',
    problems: (people) =>
      `Bei ${counted.people(people)} ist etwas zu korrigieren; die anderen wurden gespeichert.`,
    doneOf: 'Vollständige Personen',
    see: 'Personen ansehen oder korrigieren',
    fill: 'Personen eintragen',
    save: 'Speichern',
    privacy:
      'Ausweisnummern werden verschlüsselt gespeichert, danach nicht mehr angezeigt und nach der gesetzlichen Frist gelöscht. <kvkk>Ihre persönlichen Daten</kvkk>',
    person: (number) => `Person ${number}`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    nationality: 'Staatsangehörigkeit',
    birthDate: 'Geburtsdatum',
    plate: 'Kfz-Kennzeichen (falls vorhanden)',
    fatherName: 'Vorname des Vaters',
    motherName: 'Vorname der Mutter',
    sex: 'Geschlecht',
    choose: 'Bitte wählen',
    sexes: { female: 'weiblich', male: 'männlich' },
  },
  after: {
    title: 'Nach Ihrem Aufenthalt',
    returned: (amount, day) => `Von Ihrer Kaution wurden am ${day} ${amount} erstattet.`,
    toReturn: (amount) =>
      `Ihre Kaution von ${amount} wird erstattet, sobald das Haus geprüft ist; Sie sehen es hier.`,
    kept: (amount) =>
      `Für Schäden wurden ${amount} einbehalten; den Grund haben wir Ihnen per E-Mail mitgeteilt.`,
    howWas: (villa) => `Wie war ${villa}? Schreiben Sie Ihre Bewertung`,
    reviewLater: 'Sobald Ihre Abreise vermerkt ist, können Sie hier Ihre Bewertung schreiben.',
    reviewWaits: 'Ihre Bewertung ist bei uns; nach Prüfung erscheint sie auf der Seite der Villa.',
    published: (villa) =>
      `Ihre Bewertung ist veröffentlicht. <reviews>Bewertungen von ${villa}</reviews>`,
    nextYear: 'Dasselbe Haus im nächsten Jahr',
    nextYearAt: (stay, nights, total) => `${stay} · ${counted.nights(nights)}: <b>${total}</b>`,
    nextYearClosed: (stay, nights) =>
      `${stay} · ${counted.nights(nights)}: noch nicht buchbar oder belegt.`,
    seeNights: 'Dieselben Nächte ansehen',
  },
  ask: {
    title: 'Haben Sie einen Wunsch?',
    kinds: {
      dates: 'Ich möchte die Daten ändern',
      people: 'Die Personenzahl hat sich geändert',
      extra: 'Ich möchte ein Extra',
      late_checkout: 'Ich möchte später abreisen',
      cancel: 'Ich möchte stornieren',
    },
    newDates: 'Neue Daten',
    newArrival: 'Neue Anreise',
    newDeparture: 'Neue Abreise',
    offered: 'In diesem Haus im Angebot',
    somethingElse: 'Ich möchte etwas anderes',
    whatElse: 'Falls etwas anderes: Was wünschen Sie?',
    what: 'Was wünschen Sie?',
    whatHint: 'Flughafentransfer, Babybett, Poolheizung…',
    untilWhen: 'Bis wie viel Uhr?',
    nowAt: (time) => `Ihre Abreise ist zurzeit um ${time} Uhr.`,
    cancelToday: (paid, kept, refund) =>
      `Wenn Sie heute stornieren, werden nach den Bedingungen von den gezahlten ${paid} <b>${kept}</b> einbehalten und <b>${refund}</b> erstattet. <terms>Stornobedingungen</terms>`,
    note: 'Ihre Nachricht (optional)',
    sendCancel: 'Stornowunsch senden',
    send: 'Wunsch senden',
  },
  requests: {
    title: 'Ihre Wünsche',
    kinds: {
      transfer: 'Überweisung gemeldet',
      dates: 'Neue Daten',
      people: 'Neue Personenzahl',
      cancel: 'Storno',
      extra: 'Extra',
      late_checkout: 'Späte Abreise',
    },
    states: {
      open: 'Antwort ausstehend',
      accepted: 'Bewilligt',
      declined: 'Abgelehnt',
      withdrawn: 'Von Ihnen zurückgezogen',
    },
    found: 'Auf unserem Konto',
    takeBack: 'Zurückziehen',
    takeBackOf: (label) => `Zurückziehen: ${label}`,
    transfer: (amount) => `Überweisung von ${amount}`,
    cancel: (refund) => `Storno; Erstattung nach den Bedingungen ${refund}`,
    priced: (what, amount) => `${what}, ${amount}`,
    lateCheckout: (time) => `Abreise um ${time} Uhr`,
  },
  messages: {
    title: 'Nachrichten',
    you: 'Sie',
    agency: 'Agentur',
    write: 'Schreiben Sie uns',
    send: 'Senden',
  },
  address: {
    title: 'Ihre E-Mail-Adresse',
    unknown:
      'Wir kennen Ihre E-Mail-Adresse nicht; wenn Sie sie eintragen, senden wir Ihre Dokumente dorthin.',
    goesTo: (email) => `Unsere E-Mails gehen an <mail>${email}</mail>.`,
    writeIt: 'Adresse eintragen',
    isItWrong: 'Ist die Adresse falsch?',
    right: 'Richtige Adresse',
    note: 'Die alte Adresse wird benachrichtigt, und der Link dieser Seite wird erneuert.',
    correct: 'Adresse korrigieren',
  },
  take: {
    title: 'Zum Mitnehmen',
    calendar: 'In den Kalender (Apple, Outlook)',
    googleCalendar: 'Google Kalender',
    invoiceNumber: (numbers) => `Rechnungsnr.: ${numbers}`,
    invoice: 'Rechnung (PDF)',
    voucher: 'Buchungsbeleg (PDF)',
    contract: 'Vertrag (PDF)',
    forCompanions: 'Für Ihre Mitreisenden',
    copyLink: 'Geteilten Link kopieren',
    byWhatsApp: 'Per WhatsApp senden',
    whatTheySee:
      'Dieser Link zeigt Adresse, Weg und am Anreisetag den Türcode; Beträge, Buchungscode und Ausweisdaten zeigt er nicht.',
    share: 'Mit Mitreisenden teilen',
  },
  forms: {
    unreadable:
      'Ihr Formular war nicht lesbar; vielleicht sind die Dateien zu groß. Ein Beleg darf 10 MB haben, alle Fotos zusammen 15 MB.',
    photosAgain: 'Bitte wählen Sie Ihre Fotos erneut.',
  },
  done: {
    transfer:
      'Ihre Meldung ist bei uns. Sobald die Überweisung auf unserem Konto ist, sehen Sie hier den neuen Betrag.',
    guests: 'Ihre Angaben sind gespeichert.',
    share: 'Ihr Link zum Teilen ist fertig.',
    withdraw: 'Ihr Wunsch ist zurückgezogen.',
    email:
      'Ihre E-Mail-Adresse ist korrigiert; an die neue haben wir eine E-Mail gesendet. Auch der Link Ihrer Seite wurde erneuert.',
    review: 'Vielen Dank. Nach Prüfung erscheint Ihre Bewertung auf der Seite der Villa.',
    message: 'Ihre Nachricht ist bei uns; unsere Antwort sehen Sie hier und in Ihrer E-Mail.',
    dates: 'Ihr Wunsch ist bei uns; die Antwort sehen Sie hier und in Ihrer E-Mail.',
    people: 'Ihr Wunsch ist bei uns; die Antwort sehen Sie hier und in Ihrer E-Mail.',
    extra: 'Ihr Wunsch ist bei uns; die Antwort sehen Sie hier und in Ihrer E-Mail.',
    late_checkout: 'Ihr Wunsch ist bei uns; die Antwort sehen Sie hier und in Ihrer E-Mail.',
    cancel: 'Ihr Stornowunsch ist bei uns; wir antworten mit der Erstattung.',
  },
} satisfies Like<typeof turkish>;
