import { later } from '../oracle/days.ts';
import type { Mirror } from './mirror.ts';

/**
 * How a seller writes an event: as whole days, as times in local time or UTC, as a weekly series of
 * three, as closed without end or since long ago, or unreadable.
 */
const FORMS = [
  'days',
  'local',
  'utc',
  'weekly',
  'endless',
  'since long ago',
  'unreadable',
] as const;

/** One stay in a seller's calendar: the nights [from, to) are taken. */
export type SellerEvent = {
  uid: string;
  from: string;
  to: string;
  /** How its times are written. */
  form: (typeof FORMS)[number];
  /** One of ours that the seller read from us and returns: it claims nothing. */
  isEcho: boolean;
};

export type Seller = {
  villaId: number;
  url: string;
  /** What its calendar holds. */
  events: SellerEvent[];
  /** What happens to a request for it. */
  mood: 'well' | 'gone' | 'garbled' | 'away';
  /** What was served last. */
  served: SellerEvent[];
  /** What it contained when the product last applied it. */
  accepted: SellerEvent[];
};

/** The sellers of other sites and their calendars. */
export class Sellers {
  readonly all: Seller[] = [];

  /** A villa's calendars at two other sites, linked or not. */
  settle(villaId: number): void {
    for (const name of ['uzak', 'yakin']) {
      const url = `https://${name}.example/${villaId}.ics`;
      this.all.push({ villaId, url, events: [], mood: 'well', served: [], accepted: [] });
    }
  }

  /** Their server's answer. */
  async answer(url: string): Promise<Response> {
    const seller = this.all.find((each) => each.url === url);
    if (seller === undefined || seller.mood === 'gone') return new Response('', { status: 404 });
    if (seller.mood === 'away') throw new TypeError('fetch failed');
    if (seller.mood === 'garbled') return new Response('<html>502 Bad Gateway</html>');
    seller.served = seller.events.map((event) => ({ ...event }));
    return new Response(writeCalendar(seller.events));
  }

  /** The nights that sellers of a villa claim: those of feeds that are still linked. */
  *acceptedFor(mirror: Mirror, villaId: number): Generator<Span> {
    for (const seller of this.all) {
      if (seller.villaId !== villaId || !isLinked(mirror, seller)) continue;
      for (const event of seller.accepted) yield* spansOf(event);
    }
  }
}

type Span = { uid: string; from: string; to: string };

/** What an event claims: nothing that is ours already, and nothing that is unreadable. */
function* spansOf({ uid, from, to, form, isEcho }: SellerEvent): Generator<Span> {
  if (isEcho || form === 'unreadable') return;
  if (form === 'endless') return yield { uid, from, to: '2199-12-31' };
  if (form === 'since long ago') return yield { uid, from: '2026-01-01', to };
  yield { uid, from, to };
  if (form !== 'weekly') return;
  for (const week of [7, 14]) yield { uid, from: later(from, week), to: later(to, week) };
}

function isLinked(mirror: Mirror, { villaId, url }: Seller): boolean {
  for (const source of mirror.of('calendar_sources', villaId)) {
    if (source.url === url) return source.active === 1;
  }
  return false;
}

/** An iCalendar file as sellers write it. */
function writeCalendar(events: readonly SellerEvent[]): string {
  const lines = events.flatMap(({ uid, from, to, form }) => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART${form === 'since long ago' ? ';VALUE=DATE:19990101' : timeOf(from, form, 'start')}`,
    `DTEND${form === 'endless' ? ';VALUE=DATE:99991231' : timeOf(to, form, 'end')}`,
    ...(form === 'weekly' ? ['RRULE:FREQ=WEEKLY;COUNT=3'] : []),
    'SUMMARY:Reserved',
    'END:VEVENT',
  ]);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seller//EN',
    ...lines,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function timeOf(day: string, form: SellerEvent['form'], edge: 'start' | 'end'): string {
  const compact = day.replaceAll('-', '');
  if (form === 'unreadable') return ':yakında';
  if (form !== 'local' && form !== 'utc') return `;VALUE=DATE:${compact}`;
  if (form === 'local')
    return `;TZID=Europe/Istanbul:${compact}T${edge === 'start' ? '16' : '10'}0000`;
  // 01:30 of the day in Türkiye is still the day before in UTC; 10:00 is the same day.
  return edge === 'start'
    ? `:${later(day, -1).replaceAll('-', '')}T223000Z`
    : `:${compact}T070000Z`;
}
