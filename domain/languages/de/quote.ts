import { formatsOf } from '../formats.ts';
import counted from './counted.ts';
import type { Like } from '../like.ts';
import type turkish from '../tr/quote.ts';

export default {
  party: counted.party,
  total: (nights) => `Gesamt · ${counted.nights(nights)}`,
  prepayment: 'Anzahlung nach Bestätigung',
  prepaymentNow: 'Anzahlung (jetzt, per Karte)',
  due: {
    extras: 'Extras (an die Agentur)',
    /** An interim payment, by its last day. */
    part: (day) => `Zwischenzahlung bis ${day}`,
    atDoor: 'Bei Anreise zu zahlen',
    deposit: 'Kaution (bei Anreise, wird erstattet)',
  },
  approximately: '<price></price>; abgerechnet wird in türkischer Lira.',
  lateArrival: (time) =>
    `Am Anreisetag können Sie ab ${time} Uhr ins Haus: Die Gäste vor Ihnen reisen spät ab.`,
  lines: {
    nightsAt: {
      early: (nights) => `${counted.nights(nights)} · Frühbucherpreis`,
      longStay: (nights) => `${counted.nights(nights)} · Langzeitpreis`,
      before: (nights) => `${counted.nights(nights)} · vor der Aktion`,
    },
    nights: (days, nights, nightly) => `${days} · ${counted.nights(nights)} × ${nightly}`,
    early: (rate) => `Frühbucherrabatt · ${rate}`,
    longStay: (rate) => `Langzeitrabatt · ${rate}`,
    agency: 'Rabatt der Agentur',
    cleaning: 'Endreinigung',
    perNight: (extra) => `${extra}, pro Nacht`,
    perPerson: (extra) => `${extra}, pro Person`,
    pieces: (extra, pieces) => `${extra} (${pieces} Stück)`,
  },
  extras: {
    perNight: (each, nights) => `${each} × ${counted.nights(nights)}`,
    perPerson: (each, people) => `${each} × ${counted.people(people)}`,
    pieces: (each, pieces) => `${each} × ${pieces}`,
    onePiece: 'Preis pro Stück',
  },
  answerBy: (until) =>
    `Wir antworten bis ${formatsOf('de').instantLong(new Date(until))} Uhr (türkische Zeit)`,
  campaign: (days) => `Aktion: ${days}`,
  cancel: {
    heading: 'Stornobedingungen',
    all: 'Alle Stornobedingungen',
    freeUntilDays: (days) =>
      `Kostenlos stornieren bis ${days} ${formatsOf('de').plural(days, { one: 'Tag', other: 'Tage' })} vor Anreise`,
    freeUntil: (day) => `Kostenlos stornieren bis ${day}`,
    line: (when, back) => `${when}: ${back}`,
    from: (days) => `${days} Tage oder mehr vor Anreise`,
    between: (least, most) => `${least}–${most} Tage vor Anreise`,
    below: (days) =>
      `Weniger als ${days} ${formatsOf('de').plural(days, { one: 'Tag', other: 'Tage' })} vor Anreise`,
    until: (day) => `Bis ${day}`,
    later: 'Danach',
    always: 'Für diese Daten',
    backAll: 'volle Erstattung der Anzahlung',
    backNone: 'keine Erstattung',
    backPart: (rate) => `${rate} der Anzahlung werden erstattet`,
  },
} satisfies Like<typeof turkish>;
