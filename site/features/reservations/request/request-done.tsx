import { useEffect, useRef, useState } from 'react';
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
  const { reservationCode, status } = created;
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
      {status === 'option' ? <PayAtOnce created={created} /> : <WhatHappens created={created} />}
    </div>
  );
}

/** Held while its guest pays, on the page that the button leads to; with a script it is pressed. */
function PayAtOnce({
  created: { page, prepayment, holdExpiresAt },
}: {
  created: ReservationCreated;
}) {
  const words = say('request');
  const { money, instant } = formats();
  const form = useRef<HTMLFormElement>(null);
  const [key] = useState(() => crypto.randomUUID());
  useEffect(() => form.current?.submit(), []);
  return (
    <>
      <p>
        <Rich message={words.payBy(money(prepayment), instant(new Date(holdExpiresAt)))} />
      </p>
      <form method="post" action={pathOf(page)} ref={form}>
        <input type="hidden" name="act" value="card" />
        <input type="hidden" name="kind" value="prepayment" />
        <input type="hidden" name="key" value={key} />
        <button className="button" type="submit">
          {words.pay}
        </button>
      </form>
    </>
  );
}

function WhatHappens({
  created: { page, prepayment, holdExpiresAt },
}: {
  created: ReservationCreated;
}) {
  const words = say('request');
  return (
    <>
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
    </>
  );
}
