import { formatStay } from '#domain/values/dates.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';

type Props = {
  reservation: {
    id: string;
    code: string;
    customer_name: string;
    villa_name: string;
    checkin: string;
    checkout: string;
  };
};

/** Which stay a card is about, and the way there. */
export const StayLine = ({ reservation }: Props) => (
  <p className="flex flex-wrap gap-x-2 text-soft">
    <StayLink
      id={reservation.id}
      className="figures text-accent underline-offset-4 hover:underline"
    >
      {reservation.code}
    </StayLink>
    <span>
      {reservation.customer_name} · {reservation.villa_name} ·{' '}
      {formatStay(reservation.checkin, reservation.checkout)}
    </span>
  </p>
);
