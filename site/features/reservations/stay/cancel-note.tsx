import type { Day } from '#domain/values/dates.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import { say, to } from '#site/language.ts';
import { useHydrated } from '../card/use-hydrated.ts';
import { cancelHeading, cancelLines } from './cancellation.ts';

type Props = { tiers: readonly CancelTier[]; checkIn: Day | null; today: Day };

/** The cost of a cancellation, next to the button that makes it relevant. */
export function CancelNote({ tiers, checkIn, today }: Props) {
  // Not in the built page: opening hydrates, and without scripts there is the link.
  const isHydrated = useHydrated();
  const lines = cancelLines(tiers, checkIn, today);
  if (lines.length === 0) return null;
  const { line, all } = say('quote').cancel;
  return (
    <details className="cancel-note">
      <summary>{cancelHeading(tiers, checkIn, today)}</summary>
      {isHydrated && (
        <ul className="field-hint">
          {lines.map(({ when, back }) => (
            <li key={when}>{line(when, back)}</li>
          ))}
        </ul>
      )}
      <a href={to('/website/cancel')}>{all}</a>
    </details>
  );
}
