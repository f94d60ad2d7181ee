import { useState } from 'react';
import { pathOf } from '#site/lib/path-of.ts';
import { formats, say } from '#site/language.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import { Rich } from '#site/lib/rich.tsx';
import { formatRange } from '../stay/quote-view.tsx';
import type { CompleteStay } from '../stay/stay.ts';

type Props = { created: ReservationCreated; villaName: string; stay: CompleteStay };

/** The request has arrived: its code, how long the nights are kept, what happens next. */
export function RequestDone({ created, villaName, stay }: Props) {
  const words = say('request');
  const [copied, setCopied] = useState(false);
  const { reservationCode, holdExpiresAt, prepayment, page } = created;
  const copy = async () => {
    await navigator.clipboard.writeText(reservationCode);
    setCopied(true);
  };
  return (
    <div className="done">
      <p className="done-stay">
        {villaName} · {formatRange(stay.checkIn, stay.checkOut).replaceAll(' ', '\u00a0')}
      </p>
      <p className="done-code">
        <span className="visually-hidden">{words.code}</span>
        <strong>{reservationCode}</strong>
        <button
          type="button"
          className="button needs-js"
          data-kind="quiet"
          data-size="small"
          onClick={copy}
        >
          {copied ? words.copied : words.copy}
        </button>
      </p>
      <p>
        <Rich message={words.promise(say('quote').answerBy(holdExpiresAt))} />
      </p>
      <h3>{words.next}</h3>
      <ol>
        <li>{words.nextHouse}</li>
        <li>{words.nextPayment(formats().money(prepayment))}</li>
        <li>{words.nextPapers}</li>
      </ol>
      <a className="button" href={pathOf(page)}>
        {words.follow}
      </a>
    </div>
  );
}
