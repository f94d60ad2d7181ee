import { describeLimits, findPartyProblem } from '#domain/villas/capacity.ts';
import type { Party, PartyLimits } from '#domain/villas/capacity.ts';
import { Minus, Plus } from '../card/icons.tsx';
import { formatParty } from './stay.ts';
import { useHydrated } from '../card/use-hydrated.ts';

type Props = { party: Party; limits: PartyLimits; onChange: (party: Party) => void };

const ROWS = [
  { who: 'adults', label: 'Yetişkin', hint: '13 yaş ve üzeri' },
  { who: 'children', label: 'Çocuk', hint: '3–12 yaş' },
  { who: 'babies', label: 'Bebek', hint: '0–2 yaş' },
] as const;

/** The guests of the stay; numbers that the villa does not allow cannot be chosen. */
export function GuestsField({ party, limits, onChange }: Props) {
  // Not rendered on the server: steppers need scripts and would enlarge every page.
  const isHydrated = useHydrated();
  return (
    <details className="guests">
      <summary className="input stay-button">
        <span>Misafirler</span>
        <b>{formatParty(party)}</b>
      </summary>
      <div className="guests-rows">
        {(isHydrated ? ROWS : []).map(({ who, label, hint }) => {
          const more = { ...party, [who]: party[who] + 1 };
          const least = who === 'adults' ? 1 : 0;
          return (
            <fieldset className="stepper" key={who}>
              <legend className="visually-hidden">{label}</legend>
              <p>
                {label}
                <small>{hint}</small>
              </p>
              <button
                type="button"
                className="icon-button"
                aria-label={`${label} azalt`}
                disabled={party[who] <= least}
                onClick={() => onChange({ ...party, [who]: party[who] - 1 })}
              >
                <Minus />
              </button>
              <output aria-live="polite">{party[who]}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={`${label} artır`}
                disabled={findPartyProblem(more, limits) !== null}
                onClick={() => onChange(more)}
              >
                <Plus />
              </button>
            </fieldset>
          );
        })}
        <p className="field-hint">{describeLimits(limits)}</p>
      </div>
    </details>
  );
}
