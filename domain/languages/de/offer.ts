import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/offer.ts';

export default {
  title: 'Ihr persönliches Angebot',
  description: 'Villen, die wir für Sie ausgesucht haben, mit Daten und Preisen.',
  hello: (name) => `Guten Tag ${name}`,
  accepted: 'Wir haben Ihre Anfrage zu diesem Angebot erhalten. Bei Fragen schreiben Sie uns gern.',
  validUntil: (moment) =>
    `Das Angebot gilt bis ${moment} Uhr (türkische Zeit); mit Ihrer Anfrage werden die Nächte reserviert.`,
  facts: (town, capacity, bedrooms) =>
    `${town} · ${counted.people(capacity)} · ${counted.bedrooms(bedrooms)}`,
  stay: (nights, party) => `${counted.nights(nights)} · ${party}`,
  dues: (prepayment, atDoor) => `${prepayment} Anzahlung nach Bestätigung, ${atDoor} bei Anreise`,
  ask: 'Anfrage senden',
  gone: 'Diese Villa ist an den angebotenen Tagen nicht mehr frei.',
  failed: 'Das Angebot konnte nicht geöffnet werden',
  write: 'Schreiben Sie uns',
} satisfies Like<typeof turkish>;
