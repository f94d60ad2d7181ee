import { findPartyProblem } from '#domain/villas/capacity.ts';
import type { Party, PartyLimits } from '#domain/villas/capacity.ts';
import { say } from '#site/language.ts';
import { Minus, Plus } from '../card/icons.tsx';
import { formatParty } from './stay.ts';
import { useHydrated } from '../card/use-hydrated.ts';

type Props = { party: Party; limits: PartyLimits; onChange: (party: Party) => void };

const ROWS = ['adults', 'children', 'babies'] as const;

/** The guests of the stay; numbers that the villa does not allow cannot be chosen. */
export function GuestsField({ party, limits, onChange }: Props) {
  const words = say('card');
  // Not rendered on the server: steppers need scripts and would enlarge every page.
  const isHydrated = useHydrated();
  return (
    <details className="guests">
      <summary className="input stay-button">
        <span>{words.guests}</span>
        <b>{formatParty(party)}</b>
      </summary>
      <div className="guests-rows">
        {(isHydrated ? ROWS : []).map((who) => {
          const more = { ...party, [who]: party[who] + 1 };
          const least = who === 'adults' ? 1 : 0;
          return (
            <fieldset className="stepper" key={who}>
              <legend className="visually-hidden">{words.who[who]}</legend>
              <p>
                {words.who[who]}
                <small>{words.ages[who]}</small>
              </p>
              <button
                type="button"
                className="icon-button"
                aria-label={words.fewer[who]}
                disabled={party[who] <= least}
                onClick={() => onChange({ ...party, [who]: party[who] - 1 })}
              >
                <Minus />
              </button>
              <output aria-live="polite">{party[who]}</output>
              <button
                type="button"
                className="icon-button"
                aria-label={words.more[who]}
                disabled={findPartyProblem(more, limits) !== null}
                onClick={() => onChange(more)}
              >
                <Plus />
              </button>
            </fieldset>
          );
        })}
        {isHydrated && (
          <p className="field-hint">{words.limits(limits.capacity, limits.maxAdults)}</p>
        )}
      </div>
    </details>
  );
}
