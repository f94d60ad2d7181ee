import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/comments.ts';

const plural = pluralOf('de');

export default {
  average: (average, count) =>
    `<b>${average}</b> / 5 · ${count} ${plural(count, { one: 'Gästebewertung', other: 'Gästebewertungen' })}`,
  none: 'Noch keine Bewertungen; sie stammen von Gästen, die hier gewohnt haben.',
  categories: {
    cleanliness: 'Sauberkeit',
    location: 'Lage',
    pool: 'Pool',
    equipment: 'Ausstattung',
    communication: 'Kommunikation',
    value: 'Preis-Leistung',
  },
  stars: (rating) => `${rating}\u00a0von\u00a05`,
  verified: 'Bestätigter Aufenthalt',
  verifiedInLine: 'bestätigter Aufenthalt',
  translated: 'Übersetzt',
  writtenIn: (name) => `Auf ${name}`,
  original: 'Original lesen',
  photo: (author, number) => `Foto ${number} von ${author}`,
  replies: { agency: 'Antwort der Agentur', owner: 'Antwort des Eigentümers' },
  title: (villa) => `Bewertungen: ${villa}`,
  description: (villa, town) =>
    `${villa}, ${town}: Bewertungen von Gästen, die hier gewohnt haben.`,
  heading: 'Was Gäste sagen',
  sort: 'Bewertungen sortieren',
  filter: 'Bewertungen filtern',
  orders: { newest: 'Neueste', best: 'Beste Bewertung', worst: 'Schlechteste Bewertung' },
  allStars: 'Alle Noten',
  withStars: (rating) => `Note ${rating}`,
  withPhotos: 'Mit Fotos',
  count: (reviews) => `${reviews} ${plural(reviews, { one: 'Bewertung', other: 'Bewertungen' })}`,
  noneLikeThis: 'Eine solche Bewertung gibt es nicht. <all>Alle Bewertungen ansehen</all>',
  previous: 'Vorherige Bewertungen',
  next: 'Weitere Bewertungen',
  whoWrites:
    'Bewertungen schreiben nur Gäste, die hier gewohnt haben; hinter jedem „Bestätigten Aufenthalt“ steht eine Buchung bei uns. Wir sortieren nicht nach gut oder schlecht.',
  writeTitle: (villa) => `Bewertung für ${villa}`,
  writeDescription: (villa, town) =>
    `${villa}, ${town}: Erzählen Sie den nächsten Gästen von Ihrem Aufenthalt.`,
  howWasIt: 'Wie war Ihr Aufenthalt?',
} satisfies Like<typeof turkish>;
