import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { formats, say, to } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';
import { nearbyStays } from '../calendar/choosing.ts';
import { findOwnRequest } from '../request/own-requests.ts';
import { completeStay, partyQuery } from './stay.ts';
import type { StayChoice } from './stay.ts';

type Props = {
  slug: string;
  stay: StayChoice;
  days: readonly AvailabilityDay[] | null;
  code: string;
  message: string;
  onChange: (stay: StayChoice) => void;
};

/** Why the stay is not available, with alternatives: too many guests need another house. */
export function Refusal({ slug, stay, days, code, message, onChange }: Props) {
  const words = say('card');
  const wanted = completeStay(stay);
  const own = code === 'DATES_TAKEN' && wanted ? findOwnRequest(slug, wanted) : null;
  if (own?.holds) {
    return (
      <div className="note">
        <p>{words.ownHeld(own.code)}</p>
        <a href={own.page}>{words.follow}</a>
      </div>
    );
  }
  return (
    <div className="note" data-tone="warning">
      <p>{message}</p>
      {own !== null && (
        <p>
          <Rich message={words.ownAsked(own.code)} links={{ own: { href: own.page } }} />
        </p>
      )}
      {code === 'CAPACITY' ? (
        <a href={to(`/listing?${partyQuery(stay)}`)}>{words.housesForParty}</a>
      ) : (
        <OtherDates stay={stay} days={days} onChange={onChange} />
      )}
      {code === 'DATES_TAKEN' && wanted !== null && (
        <p>
          <a href={to(`/haber-ver?villa=${slug}&${partyQuery(stay)}`)}>{words.tellFree}</a>
        </p>
      )}
    </div>
  );
}

/** Stays that are sold near the wanted dates, one click away. */
function OtherDates({ stay, days, onChange }: Pick<Props, 'stay' | 'days' | 'onChange'>) {
  const wanted = completeStay(stay);
  const others = wanted === null || days === null ? [] : nearbyStays(days, wanted, 3);
  if (others.length === 0) return null;
  return (
    <p className="others">
      <span>{say('card').otherDates}</span>
      {others.map(({ checkIn, checkOut }) => (
        <button
          key={checkIn}
          type="button"
          className="chip"
          onClick={() => onChange({ ...stay, checkIn, checkOut })}
        >
          {formats().daysShort(checkIn, checkOut)}
        </button>
      ))}
    </p>
  );
}
