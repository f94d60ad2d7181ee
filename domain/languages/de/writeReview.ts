import type { Like } from '../like.ts';
import type turkish from '../tr/writeReview.ts';

export default {
  open: 'Bewertung schreiben',
  received: 'Vielen Dank. Nach Prüfung erscheint Ihre Bewertung hier.',
  refused:
    'Ihre Bewertung konnte nicht angenommen werden. Bitte füllen Sie die Felder aus und senden Sie sie erneut.',
  rating: 'Ihre Note (5 ist die beste)',
  ratingMissing: 'Bitte geben Sie eine Note.',
  detailsHint: 'Einzelheiten sind optional; lassen Sie aus, was Sie nicht wissen.',
  categories: {
    cleanliness: 'Sauberkeit',
    location: 'Lage',
    pool: 'Pool',
    equipment: 'Ausstattung',
    communication: 'Kommunikation',
    value: 'Preis-Leistung',
  },
  text: 'Ihre Bewertung',
  textHint:
    'Schreiben Sie über Haus, Pool und Umgebung, wie Sie es den nächsten Gästen erzählen würden.',
  author: 'Ihr Name',
  authorHint: 'Steht unter der Bewertung.',
  code: 'Buchungscode',
  codeHint: 'Nur wer hier war, bewertet; Ihr Code steht in Ihrer E-Mail.',
  email: 'E-Mail',
  emailHint: 'Die Adresse Ihrer Buchung; sie wird nicht veröffentlicht.',
  photos: 'Fotos (optional)',
  photosHint:
    'Höchstens 5 Fotos, je 5 MB und zusammen 15 MB. Vor unserer Freigabe sieht sie niemand; der Aufnahmeort wird gelöscht.',
  send: 'Bewertung senden',
  sending: 'Wird gesendet…',
} satisfies Like<typeof turkish>;
