import type { AvailabilityDay } from '#domain/availability/schema.ts';
import { formatDaysShort } from '#domain/values/dates.ts';
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
  const wanted = completeStay(stay);
  const own = code === 'DATES_TAKEN' && wanted ? findOwnRequest(slug, wanted) : null;
  if (own?.holds) {
    return (
      <div className="note">
        <p>Bu geceler sizin talebinizle tutuluyor: {own.code}.</p>
        <a href={own.page}>Talebimi takip et</a>
      </div>
    );
  }
  return (
    <div className="note" data-tone="warning">
      <p>{message}</p>
      {own !== null && (
        <p>
          Bu geceler için bir talebiniz var: <a href={own.page}>{own.code} durumuna bakın</a>.
        </p>
      )}
      {code === 'CAPACITY' ? (
        <a href={`/listing?${partyQuery(stay)}`}>Bu kişi sayısına uygun villalar</a>
      ) : (
        <OtherDates stay={stay} days={days} onChange={onChange} />
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
      <span>Uygun tarihler:</span>
      {others.map(({ checkIn, checkOut }) => (
        <button
          key={checkIn}
          type="button"
          className="chip"
          onClick={() => onChange({ ...stay, checkIn, checkOut })}
        >
          {formatDaysShort(checkIn, checkOut)}
        </button>
      ))}
    </p>
  );
}
