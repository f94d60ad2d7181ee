import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/card.ts';

export default {
  name: (villa) => `${villa} buchen`,
  close: 'Schließen',
  opening: 'Formular wird geöffnet…',
  ownHold: 'Für Sie reserviert',
  unfit: 'Nicht verfügbar',
  noPrice: 'Kein Preis erhalten',
  refresh: 'Erneuern',
  goOn: 'Weiter',
  chooseDates: 'Daten wählen',
  arrival: 'Anreise',
  departure: 'Abreise',
  guests: 'Gäste',
  who: { adults: 'Erwachsene', children: 'Kinder', babies: 'Babys' },
  ages: { adults: 'ab 13 Jahren', children: '3–12 Jahre', babies: '0–2 Jahre' },
  fewer: { adults: 'Weniger Erwachsene', children: 'Weniger Kinder', babies: 'Weniger Babys' },
  more: { adults: 'Mehr Erwachsene', children: 'Mehr Kinder', babies: 'Mehr Babys' },
  limits: (capacity, maxAdults) =>
    `Die Villa ist für höchstens ${counted.people(capacity)}${maxAdults < capacity ? `, davon ${counted.adults(maxAdults)}` : ''}; Babys unter 3 Jahren zählen nicht mit.`,
  extras: (count) => `Extras (${count} zur Auswahl)`,
  inTurkish: 'Auf Türkisch',
  pieces: 'Wie viele?',
  pricing: 'Der Preis wird berechnet…',
  ownHeld: (code) => `Diese Nächte hält Ihre eigene Anfrage: ${code}.`,
  follow: 'Meine Anfrage verfolgen',
  ownAsked: (code) =>
    `Für diese Nächte haben Sie schon eine Anfrage: <own>Stand von ${code} ansehen</own>.`,
  housesForParty: 'Villen für diese Personenzahl',
  otherDates: 'Freie Termine:',
  tellFree: 'Bescheid geben, wenn sie frei wird',
  tellCheaper: 'Bescheid geben, wenn der Preis sinkt',
  noSimilar:
    'In der Nähe ist in diesem Zeitraum keine ähnliche Villa frei. <all>Alle freien Villen</all>',
  noCalendar: 'Der Kalender war nicht erreichbar.',
  calendarComes: 'Kalender wird geladen…',
  again: 'Erneut versuchen',
  showPrice: 'Preis anzeigen',
  refreshPrice: 'Preis erneuern',
  request: 'Buchungsanfrage senden',
  book: 'Jetzt buchen',
  instant: 'Sofort bestätigt: Mit der Anzahlung per Karte ist die Buchung sofort Ihre.',
  nothingNow: 'Jetzt wird nichts bezahlt.',
  yoursUntil: (answer) => `${answer}; bis dahin gehören die Tage Ihnen.`,
  whatsapp: 'Per WhatsApp fragen',
  hello: (villa) => `Guten Tag, ich hätte gern Informationen zu ${villa}.`,
  helloFor: (villa, stay, party) =>
    `Guten Tag, ich hätte gern Informationen zu einem Aufenthalt in ${villa}, ${stay}, ${party}.`,
  unanswered: (days) =>
    `Die Verbindung brach ab, bevor die Antwort auf Ihre Anfrage für ${days} kam.`,
  asking: 'Wird abgefragt…',
  findOut: 'Ergebnis der Anfrage abrufen',
  coming: (stay) => `Die Tage im Link sind vorbei; wir haben dieselbe Woche geprüft: ${stay}.`,
} satisfies Like<typeof turkish>;
