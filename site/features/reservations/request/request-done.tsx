import { useState } from 'react';
import { answerBy } from '#domain/office/answer-by.ts';
import { pathOf } from '#site/lib/path-of.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { ReservationCreated } from '#domain/reservations/schema.ts';
import { formatRange } from '../stay/quote-view.tsx';
import type { CompleteStay } from '../stay/stay.ts';

type Props = { created: ReservationCreated; villaName: string; stay: CompleteStay };

/** The request has arrived: its code, how long the nights are kept, what happens next. */
export function RequestDone({ created, villaName, stay }: Props) {
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
        <span className="visually-hidden">Rezervasyon kodunuz: </span>
        <strong>{reservationCode}</strong>
        <button
          type="button"
          className="button needs-js"
          data-kind="quiet"
          data-size="small"
          onClick={copy}
        >
          {copied ? 'Kopyalandı' : 'Kodu kopyala'}
        </button>
      </p>
      <p>
        <b>{answerBy(holdExpiresAt)}</b>; tarihler o zamana kadar sizin.
      </p>
      <h3>Bundan sonra</h3>
      <ol>
        <li>Ev sahibiyle müsaitliği teyit ederiz.</li>
        <li>
          Onaylanınca {formatKurus(prepayment)} ön ödeme için size ödeme bilgilerini göndeririz.
        </li>
        <li>Ön ödemeniz ulaşınca onay belgeniz ve giriş bilgileriniz gelir.</li>
      </ol>
      <a className="button" href={pathOf(page)}>
        Talebimi takip et
      </a>
    </div>
  );
}
