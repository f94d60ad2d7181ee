import { guestFacts } from './people.ts';

type SubscriberFacts = {
  email: string;
  /** Days before the demo's today. */
  daysAgo: number;
  confirmed: boolean;
  left: boolean;
};

/** Newsletter addresses: most confirmed, some unconfirmed, some unsubscribed. */
export const SUBSCRIBERS: readonly SubscriberFacts[] = Array.from({ length: 68 }, (_, n) => ({
  email: guestFacts(900_000 + n).email,
  daysAgo: (n * 11) % 320,
  confirmed: n % 9 !== 4,
  left: n % 17 === 8,
}));
