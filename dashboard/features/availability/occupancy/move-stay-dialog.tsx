import { Tick } from '#dashboard/ui/controls.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Day, formatStay, nightsBetween } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import type { PriceChoice as Choice } from '#domain/reservations/clerk-input.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { chosenPrice, mustChoose } from '#dashboard/shared/stay-change/choose.ts';
import { PriceChoice } from '#dashboard/shared/stay-change/price-choice.tsx';
import { offerUndo, stayChanged } from '#dashboard/shared/stay-change/undo.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import {
  type MoveChoice,
  movedPriceQuery,
  moveStay,
  type StayMove,
  stayQuery,
} from './move-api.ts';

type Props = { move: StayMove; onClose: () => void };

/** Confirms a dragged stay: from when to when, at which price, and who is notified. */
export default function MoveStayDialog({ move, onClose }: Props) {
  const client = useQueryClient();
  const submit = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [notify, setNotify] = useState(true);
  const { data: stay, error: unread } = useQuery(stayQuery(move.ref));
  const { data: quote, error: unpriced } = useQuery(movedPriceQuery(move, stay));
  const mutation = useMutation({
    mutationFn: ({ stay, agreed }: { stay: ReservationDetail; agreed: MoveChoice }) =>
      moveStay(move, stay, agreed),
    onSuccess: (saved) => {
      offerUndo(client, 'Konaklama taşındı', saved);
      stayChanged(client);
      onClose();
    },
  });
  const failure = unread ?? unpriced ?? mutation.error;
  const canMove = stay !== undefined && quote?.available === true;
  const chosen = quote ? chosenPrice(quote, choice) : null;
  const asksForPrice = canMove && mustChoose(quote);
  useEffect(() => {
    // Focuses the question, once it is known.
    if (asksForPrice) first.current?.focus();
    else if (canMove) submit.current?.focus();
  }, [asksForPrice, canMove]);

  function onMove() {
    setMissing(chosen === null);
    if (!stay || chosen === null) return first.current?.focus();
    const price = asksForPrice ? choice : null;
    mutation.mutate({ stay, agreed: { price, total: chosen.total, notify } });
  }
  return (
    <Dialog title="Konaklama taşınsın mı?" onClose={onClose}>
      <form
        className="mt-3 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onMove();
        }}
      >
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
        {!quote && !failure && <Skeleton className="h-24 w-full" />}
        {quote && !quote.available && (
          <p role="alert" className="rounded-md bg-amber-wash px-3 py-2 text-amber">
            {quote.message ?? 'Bu geceler için fiyat yok.'}
          </p>
        )}
        {asksForPrice && (
          <PriceChoice
            quote={quote}
            choice={choice}
            onChoose={setChoice}
            isMissing={isMissing && choice === null}
            firstRef={first}
          />
        )}
        {canMove && !asksForPrice && chosen && (
          <p className="figures rounded-md bg-sunken px-3 py-2">
            <span className="font-semibold">{formatKurus(chosen.total)}</span> · anlaşılan tutar
            değişmez · ödenen {formatKurus(stay.paid)}
          </p>
        )}
        {canMove && (
          <Tick checked={notify} onChange={({ target }) => setNotify(target.checked)}>
            Misafire yeni hâlini e-postayla gönder
          </Tick>
        )}
        <Alert>{failure && messageOf(failure)}</Alert>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Vazgeç</Button>
          <Button
            ref={submit}
            type="submit"
            variant="primary"
            busy={mutation.isPending}
            disabled={!canMove}
          >
            Taşı
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

const whereAndWhen = (villa: string, from: Day, to: Day) =>
  `${villa}, ${formatStay(from, to)}, ${nightsBetween(from, to)} gece`;
