import type { Like } from '../like.ts';
import type turkish from '../tr/home.ts';

export default {
  where: 'Wohin geht die Reise?',
  allPlaces: 'Alle Orte',
  villaOfMonth: 'Villa des Monats',
  why: 'Warum wir?',
  popular: 'Beliebte Villen',
  allVillas: 'Alle Villen',
  guestsSay: 'Was Gäste sagen',
  otherWays: 'Weitere Wege',
  discounted: 'Villen mit Rabatt',
  discountedText:
    'Häuser mit Frühbucherrabatt oder Rabatt für lange Aufenthalte; er ist im Gesamtpreis enthalten.',
  gaps: 'Kurze Lücken',
  gapsText: 'Einige Nächte zwischen zwei Buchungen: ohne Mindestaufenthalt.',
  howToRent: 'So buchen Sie',
  howToRentText: 'Sieben Schritte, von der Wahl der Villa bis zur Rückgabe der Kaution.',
  types: 'Was für ein Haus?',
  blog: 'Vor der Reise',
  allPosts: 'Alle Artikel',
  whoAnswers: 'Wer geht ans Telefon?',
  team: 'Unser Team',
  contact: 'Kontakt',
  documents: 'Unsere Nachweise',
  description:
    'Echte Preise, aktuelle Kalender und die Nummer der Tourismusgenehmigung jedes Hauses.',
  licence: (number) => `TÜRSAB-Lizenz Nr. ${number}.`,
} satisfies Like<typeof turkish>;
