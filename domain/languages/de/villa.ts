import { pluralOf } from '../formats.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/villa.ts';

const plural = pluralOf('de');
const nightsOf = (count: number) => `${count} ${plural(count, { one: 'Nacht', other: 'Nächte' })}`;

export default {
  people: (capacity, adults) =>
    adults < capacity
      ? `<b>${capacity}</b> Personen, höchstens ${adults} Erwachsene`
      : `<b>${capacity}</b> Personen`,
  bedrooms: (count) => `<b>${count}</b> Schlafzimmer`,
  bathrooms: (count) => `<b>${count}</b> ${plural(count, { one: 'Bad', other: 'Bäder' })}`,
  pools: (count) => `<b>${count}</b> ${plural(count, { one: 'Pool', other: 'Pools' })}`,
  reviews: (average, count) =>
    `${average} / 5 · ${count} ${plural(count, { one: 'Bewertung', other: 'Bewertungen' })}`,
  permit: (number) => `Tourismusgenehmigung <permit>${number}</permit>`,
  plainPermit: (number) => `Tourismusgenehmigung ${number}`,
  seen: (who, day) => `Besichtigt von ${who}: ${day}`,
  listing: (code) => `Inserat ${code}`,
  favourite: 'Merken',
  share: 'Teilen',
  sections: 'Abschnitte dieser Seite',
  menu: {
    rezervasyon: 'Buchung',
    evde: 'Haus',
    musaitlik: 'Verfügbarkeit',
    fiyatlar: 'Preise',
    kosullar: 'Bedingungen',
    konum: 'Lage',
    yorumlar: 'Bewertungen',
  },
  villas: 'Ferienvillen',
  chooseDates: 'Daten wählen',
  preview:
    'Vorschau: So werden Besucher die Seite sehen. Kalender und Buchung öffnen sich mit der Veröffentlichung.',
  why: 'Warum dieses Haus',
  goodToKnow: 'Gut zu wissen',
  rooms: 'Räume und Pool',
  inTheHouse: 'Das bietet das Haus',
  availability: 'Verfügbarkeit',
  prices: 'Preise pro Nacht',
  terms: 'Was Sie wissen sollten',
  place: 'Lage',
  guestsSay: 'Was Gäste sagen',
  questions: 'Fragen und Antworten',
  booking: 'Buchung',
  similar: 'Ähnliche Villen',
  included: 'Im Preis enthalten',
  excluded: 'Nicht im Preis enthalten',
  houseRules: 'Hausregeln',
  pictures: (count) => `${count} ${plural(count, { one: 'Bild', other: 'Bilder' })}`,
  places: {
    sea: 'Meer',
    centre: 'Zentrum',
    market: 'Supermarkt',
    restaurant: 'Restaurant',
    hospital: 'Krankenhaus',
    airport: 'Flughafen',
  },
  mapOf: (town, district) => `${town}, ${district}; ungefähre Lage`,
  exactMapOf: (town, district) => `${town}, ${district}; Lage des Hauses`,
  circle: 'Das Haus liegt im Kreis; die genaue Adresse nennen wir nach der Anzahlung.',
  dot: 'Das Haus liegt an der Markierung; die genaue Adresse nennen wir nach der Anzahlung.',
  noPrices:
    'Die Preise dieser Villa sind noch nicht eingetragen; <contact>schreiben Sie uns</contact>, wir machen Ihnen ein Angebot.',
  period: 'Zeitraum',
  leastNights: 'Nächte mind.',
  stayDays: {
    arrival: (days) => `Anreise: ${days}`,
    noArrival: 'Keine Anreise',
    departure: (days) => `Abreise: ${days}`,
    noDeparture: 'Keine Abreise',
    maxNights: (nights) => `Höchstens ${nightsOf(nights)}`,
    nightsByDay: (nights) => `Nächte nach Anreisetag: ${nights}`,
  },
  week: 'Woche ₺',
  ratesOfDay: (day) => `≈ zu den Kursen vom ${day}; abgerechnet wird in türkischen Lira.`,
  ratesOfToday: '≈ zum Tageskurs; abgerechnet wird in türkischen Lira.',
  check: (company) => `${company}: <check>Nummern kopieren und prüfen</check>`,
  arrivalTitle: 'An- und Abreise',
  arrival: (from, until) => `Anreise ab ${from} Uhr, Abreise bis ${until} Uhr.`,
  minStayTitle: 'Mindestaufenthalt',
  minStay: (season, other) =>
    `${nightsOf(season)} bei Anreise von Juni bis September, ${nightsOf(other)} in den übrigen Monaten. Kurze Lücken zwischen Buchungen werden als Ganzes vermietet.`,
  cleaningTitle: 'Reinigung',
  cleaning: (nights) =>
    `Kostenlos ab ${nights} ${plural(nights, { one: 'Nacht', other: 'Nächten' })}; bei kürzeren Aufenthalten <price></price>.`,
  cleaningIncluded: 'Im Preis enthalten.',
  extrasTitle: 'Zusatzleistungen',
  extra: {
    stay: (name) => `${name} <price></price>`,
    night: (name) => `${name}, <price></price> pro Nacht`,
    person: (name) => `${name}, <price></price> pro Person`,
    piece: (name) => `${name} <price></price>`,
  },
  paymentTitle: 'Zahlung',
  payment: (rate, parts, isRestAtDoor) =>
    [
      `Nach der Bestätigung ${rate} als Anzahlung`,
      ...parts.map(
        (part) =>
          `${part.days} ${plural(part.days, { one: 'Tag', other: 'Tage' })} vor der Anreise ${part.rate}`,
      ),
      ...(isRestAtDoor ? ['der Rest bei der Anreise'] : []),
    ].join(', ') + '.',
  depositTitle: 'Kaution',
  deposit:
    '<price></price>, bei der Anreise; ohne Schäden erhalten Sie sie bei der Abreise zurück.',
  noDeposit: 'Keine.',
  cancelTitle: 'Stornierung',
  cancel:
    'Was Sie zurückerhalten, richtet sich nach den Tagen bis zur Anreise. <terms>Stornobedingungen</terms>',
  noQuestions: 'Noch keine Fragen. Fragen Sie, was Sie wissen möchten; wir antworten per E-Mail.',
  allQuestions: (count) => `Alle ${count} Fragen`,
  ask: 'Frage stellen',
  allReviews: (count) => `Alle ${count} Bewertungen`,
  summary: (town, district, people, bedrooms) =>
    `${town}, ${district} · Ferienvilla für ${people} Personen mit ${bedrooms} Schlafzimmern.`,
  description: (name, place, people, bedrooms) =>
    `${name}, ${place}: Villa für ${people} Personen mit ${bedrooms} Schlafzimmern.`,
  withdrawn: (name) => `${name} wird zurzeit nicht vermietet`,
  withdrawnDescription: (name, town) =>
    `${name} wird zurzeit nicht vermietet. Sehen Sie sich die anderen Villen in ${town} an.`,
  withoutPermit:
    'Die Genehmigung dieses Hauses zur touristischen Vermietung ist in unseren Unterlagen zurzeit nicht gültig. Nach dem Gesetz Nr. 7464 dürfen wir ein Haus ohne Genehmigung nicht vermieten; sobald sie vorliegt, öffnet sich die Seite wieder.',
  paused:
    'Dieses Haus wurde vorübergehend von der Website genommen. Bestehende Buchungen sind davon nicht betroffen; bei Fragen rufen Sie uns bitte an.',
  villasOf: (town) => `Villen in ${town}`,
  allVillas: 'Alle Villen',
  near: 'In der Nähe',
  previewTitle: 'Vorschau',
  previewDescription: 'Die Seite einer Villa vor der Veröffentlichung.',
  noPreview: 'Die Vorschau konnte nicht geöffnet werden',
} satisfies Like<typeof turkish>;
