import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Day, formatStay } from '#domain/dates.ts';
import { formatKurus } from '#domain/money.ts';
import type { ClerkQuote } from '#domain/reservations/admin-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { movedPriceQuery, moveStay, type StayMove, stayQuery } from './move-api.ts';

type Props = { move: StayMove; onClose: () => void };

/** Asks before a dragged stay moves: from when to when, and what it costs there. */
export default function MoveStayDialog({ move, onClose }: Props) {
  const client = useQueryClient();
  const submit = useRef<HTMLButtonElement>(null);
  const { data: stay, error: unread } = useQuery(stayQuery(move.ref));
  const { data: quote, error: unpriced } = useQuery(movedPriceQuery(move, stay));
  const mutation = useMutation({
    mutationFn: ({ stay, total }: { stay: ReservationDetail; total: number }) =>
      moveStay(move, stay, total),
    onSuccess: () => {
      notify.success('Konaklama taşındı');
      for (const key of ['occupancy', 'reservations', 'overview']) {
        void client.invalidateQueries({ queryKey: [key] });
      }
      onClose();
    },
  });
  const failure = unread ?? unpriced ?? mutation.error;
  const total = quote?.available ? quote.price?.total : undefined;
  return (
    <Dialog title="Konaklama taşınsın mı?" onClose={onClose} focusFirst={submit}>
      <div className="mt-3 grid gap-3">
        {stay ? (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
            <dt className="text-soft">Misafir</dt>
            <dd>{stay.customer_name}</dd>
            <dt className="text-soft">Şimdi</dt>
            <dd>{whereAndWhen(stay.villa_name, stay.checkin, stay.checkout)}</dd>
            <dt className="text-soft">Yeni</dt>
            <dd className="font-medium">{whereAndWhen(move.villaName, move.from, move.to)}</dd>
          </dl>
        ) : (
          !failure && <Skeleton className="h-16 w-full" />
        )}
        {quote ? <NewPrice quote={quote} /> : !failure && <Skeleton className="h-12 w-full" />}
        {failure && (
          <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
            {messageOf(failure)}
          </p>
        )}
      </div>
      <div className="mt-4 flex justify-end gap-2">
        <Button onClick={onClose}>Vazgeç</Button>
        <Button
          ref={submit}
          look="primary"
          busy={mutation.isPending}
          disabled={total === undefined}
          onClick={() => stay && total !== undefined && mutation.mutate({ stay, total })}
        >
          Taşı
        </Button>
      </div>
    </Dialog>
  );
}

const whereAndWhen = (villa: string, from: Day, to: Day) => `${villa}, ${formatStay(from, to)}`;

/** What the stay costs there against what was agreed, or why it cannot be there. */
function NewPrice({ quote: { available, message, price, before } }: { quote: ClerkQuote }) {
  if (!available || !price) {
    return (
      <p role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
        {message ?? 'Bu geceler için fiyat yok.'}
      </p>
    );
  }
  const more = before === null ? 0 : price.total - before.total;
  return (
    <p className="rounded-md bg-sunken px-3 py-2">
      <span className="figures font-semibold">{formatKurus(price.total)}</span>
      {more === 0
        ? ' · anlaşılan tutar değişmez.'
        : ` · anlaşılandan ${formatKurus(Math.abs(more))} ${more > 0 ? 'fazla' : 'az'}.`}
      {before && before.paid > price.total && (
        <> Misafire {formatKurus(before.paid - price.total)} iade gerekir.</>
      )}
    </p>
  );
}
