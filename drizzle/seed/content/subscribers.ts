import { guestFacts } from './people.ts';

export type SubscriberFacts = {
  email: string;
  /** Days before the demo's today. */
  daysAgo: number;
  confirmed: boolean;
  left: boolean;
};

/** What a subscriber agreed to, by its version. */
export const SUBSCRIBE_CONSENT =
  'Kıyı’nın kampanya ve duyurularını e-posta ile almak istiyorum. Onayımı her e-postadaki bağlantıdan geri alabilirim. (2026-11)';

/** Newsletter addresses: most confirmed, some waiting for it, some that have left. */
export const SUBSCRIBERS: readonly SubscriberFacts[] = Array.from({ length: 68 }, (_, n) => ({
  email: guestFacts(900_000 + n).email,
  daysAgo: (n * 11) % 320,
  confirmed: n % 9 !== 4,
  left: n % 17 === 8,
}));
