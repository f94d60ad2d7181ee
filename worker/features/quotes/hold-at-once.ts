import { findInstantEnd } from '#domain/reservations/instant.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Kurus } from '#domain/values/money.ts';
import { toCardSettings } from '#worker/features/payments/providers/find-provider.ts';
import type { StayFacts } from '#worker/features/villas/stay-facts/stay-facts.ts';
import { instant } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';

/**
 * Until when the stay holds its nights if its guest pays for it at once; null where the agency
 * answers first, or where nobody takes cards.
 */
export function findHoldAtOnce(
  deps: Deps,
  facts: StayFacts,
  stay: { checkIn: Day; checkOut: Day; prepayment: Kurus },
): string | null {
  const { settings } = facts.instant;
  if (toCardSettings(deps, settings).provider === null) return null;
  const number = (key: string) =>
    Number(settings.find((row) => row.key === key)?.value ?? RULE_DEFAULTS[key]);
  const rule = { minutes: number('instant_minutes'), feedHours: number('instant_feed_hours') };
  const asked = { ...stay, checkInTime: facts.checkInTime };
  return findInstantEnd(facts.instant, rule, facts.seasons, asked, instant(deps.clock));
}
