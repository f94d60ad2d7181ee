import { formatsOf, pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/core.ts';

const plural = pluralOf('de');

export default {
  notCome: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  copied: (text) => `${text} wurde kopiert.`,
  notCopied: 'Kopieren war nicht möglich. Sie können den Text markieren und kopieren.',
  linkCopied: 'Link kopiert',
  linkNotCopied: 'Kopieren war nicht möglich. Sie finden den Link in der Adresszeile.',
  favouriteAdded: 'Die Villa steht jetzt auf Ihrer Merkliste.',
  favouriteRemoved: 'Die Villa wurde von Ihrer Merkliste entfernt.',
  loading: 'Wird geladen …',
  townsFailed: 'Die Orte konnten nicht geladen werden.',
  typesFailed: 'Die Villentypen konnten nicht geladen werden.',
  siteFailed: 'Laden nicht möglich. Bitte prüfen Sie Ihre Verbindung.',
  ratesOf: (day) =>
    `≈ zu den Kursen vom ${formatsOf('de').dayShort(day)}; abgerechnet wird in türkischen Lira.`,
  newsletter: {
    onaylandi: 'Ihre E-Mail-Adresse ist bestätigt. Unsere Briefe sind unterwegs.',
    ayrildi: 'Sie sind abgemeldet. Wir senden Ihnen keine weiteren Briefe.',
    gecersiz: 'Dieser Link ist abgelaufen. Am Ende der Seite können Sie sich erneut anmelden.',
  },
  pictures: {
    dialog: 'Bilder',
    strip: 'Bilderleiste',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Schließen',
    rooms: 'Räume',
    notCome:
      'Die übrigen Bilder wurden nicht geladen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  questionsFound: (count) =>
    `${count} ${plural(count, { one: 'Frage', other: 'Fragen' })} gefunden.`,
  noQuestion:
    'Keine Frage enthält diese Wörter; alle stehen unten. <contact>Schreiben Sie uns</contact>, wir antworten gern.',
} satisfies Like<typeof turkish>;
