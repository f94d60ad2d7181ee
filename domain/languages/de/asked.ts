import { formatsOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/asked.ts';

export default {
  unknown: (words) =>
    `Wir haben nicht verstanden, was Sie mit ${formatsOf('de').list(words.map((one) => `„${one}“`))} meinen.`,
  nothingKnown:
    'Alle unsere Villen stehen unten; grenzen Sie sie mit Ort, Reisedaten oder Gästezahl ein.',
  people: (words, count) => `„${words}“ haben wir als ${count} Personen verstanden.`,
  noneThere: (place) => `In ${place} haben wir keine Villa.`,
  nearThere: (place, nearest) =>
    `In ${place} haben wir keine Villa; unsere nächsten Orte: ${nearest.join(', ')}.`,
  noFilter: (words) =>
    `Für „${words}“ haben wir keinen Filter: Es steht auf der Seite der jeweiligen Villa.`,
  terms: (words) =>
    `Für „${words}“ haben wir keinen Filter: Wie Zahlung, Stornierung, Kaution und Transfer geregelt sind, steht in unseren häufigen Fragen.`,
  noRate: (words) =>
    `„${words}“: Wir kennen den heutigen Wechselkurs nicht und konnten das Budget nicht berücksichtigen.`,
  tooMany:
    'Keine unserer Villen fasst so viele Personen: Sie können mehrere nahe beieinander mieten, schreiben Sie uns.',
  noDates: (nights, isBudget) =>
    `Sie haben keine Reisedaten genannt: Wir haben in den nächsten zwölf Monaten nach ${
      nights === 7 ? 'einer Woche' : `${nights} Nächten`
    } gesucht, ${isBudget ? 'passend zu Ihrem Budget' : 'die frei sind'}. Wählen Sie Daten, um deren Preise zu sehen.`,
  datesAreOver: (stay) =>
    `Diese Tage sind vorbei; dieselbe Woche, wenn sie das nächste Mal kommt: ${stay}.`,
} satisfies Like<typeof turkish>;
