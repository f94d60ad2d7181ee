/** The sellers a feed can come from. */
export const SOURCES = ['airbnb', 'booking', 'vrbo', 'google', 'other'] as const;

export type Source = (typeof SOURCES)[number];

/** What a person reads. */
export const SOURCE_LABELS: Record<Source, string> = {
  airbnb: 'Airbnb',
  booking: 'Booking.com',
  vrbo: 'Vrbo',
  google: 'Google Takvim',
  other: 'Diğer',
};

/** What a guest of another seller is called: their calendars name nobody. */
export const guestOf = (source: Source | null): string =>
  source === null || source === 'other'
    ? 'Başka kanalın misafiri'
    : `${SOURCE_LABELS[source]} misafiri`;

const HOSTS: [RegExp, Source][] = [
  [/(^|\.)airbnb(\.[a-z]{2,3}){1,2}$/, 'airbnb'],
  [/(^|\.)booking\.com$/, 'booking'],
  [/(^|\.)(vrbo|homeaway|fewo-direkt|abritel)\.[a-z.]+$/, 'vrbo'],
  [/(^|\.)google\.com$/, 'google'],
];

/** The seller that an address belongs to, by its host name, when nobody chose one. */
export function sourceOfHost(hostname: string): Source {
  const host = hostname.toLowerCase();
  return HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? 'other';
}
