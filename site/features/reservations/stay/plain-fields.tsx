import { addDays } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { PartyLimits } from '#domain/villas/capacity.ts';
import { say } from '#site/language.ts';

type Props = { limits: PartyLimits; today: Day };

/** The fields of a browser without JavaScript; React renders `noscript` on the server only. */
export function PlainFields({ limits, today }: Props) {
  const { arrival, departure, who } = say('card');
  return (
    <noscript>
      <div className="stay-plain">
        <label>
          {arrival}
          <input className="input" type="date" name="checkin" min={today} required />
        </label>
        <label>
          {departure}
          <input className="input" type="date" name="checkout" min={addDays(today, 1)} required />
        </label>
        <Count label={who.adults} name="adults" from={1} to={limits.maxAdults} chosen={2} />
        <Count label={who.children} name="children" from={0} to={limits.maxChildren} chosen={0} />
        <Count label={who.babies} name="babies" from={0} to={limits.maxBabies} chosen={0} />
      </div>
    </noscript>
  );
}

type CountProps = { label: string; name: string; from: number; to: number; chosen: number };

function Count({ label, name, from, to, chosen }: CountProps) {
  return (
    <label>
      {label}
      <input
        className="input"
        type="number"
        name={name}
        min={from}
        max={to}
        defaultValue={Math.min(chosen, to)}
      />
    </label>
  );
}
