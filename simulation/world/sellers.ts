import { later } from '../oracle/days.ts';
import type { Mirror } from './mirror.ts';

/** What a seller's calendar says of one stay: the nights [from, to) are taken. */
export type SellerEvent = {
  uid: string;
  from: string;
  to: string;
  /** How its times are written. */
  form: 'days' | 'local' | 'utc';
  /** One of ours that the seller read from us and gives back: it claims nothing. */
  isEcho: boolean;
};

export type Seller = {
  villaId: number;
  url: string;
  /** What its calendar holds. */
  events: SellerEvent[];
  /** What happens to whoever asks for it. */
  mood: 'well' | 'gone' | 'garbled' | 'away';
  /** What was given out last. */
  served: SellerEvent[];
  /** What it said when the product last took it over. */
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
  *acceptedFor(mirror: Mirror, villaId: number): Generator<SellerEvent> {
    for (const seller of this.all) {
      if (seller.villaId !== villaId || !isLinked(mirror, seller)) continue;
      for (const event of seller.accepted) if (!event.isEcho) yield event;
    }
  }
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
    `DTSTART${timeOf(from, form, 'start')}`,
    `DTEND${timeOf(to, form, 'end')}`,
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
  if (form === 'days') return `;VALUE=DATE:${compact}`;
  if (form === 'local')
    return `;TZID=Europe/Istanbul:${compact}T${edge === 'start' ? '16' : '10'}0000`;
  // 01:30 of the day in Türkiye is still the day before in UTC; 10:00 is the same day.
  return edge === 'start'
    ? `:${later(day, -1).replaceAll('-', '')}T223000Z`
    : `:${compact}T070000Z`;
}
