import type { Day } from '#domain/values/dates.ts';
import { formats, say } from '#site/language.ts';

/** What the law wants beside a struck-through price: "Kampanya: 1 Kas 2026 – 31 Mar 2027". */
export const campaignText = ({ from, to }: { from: Day; to: Day }): string =>
  say('quote').campaign(formats().daysShort(from, to));
