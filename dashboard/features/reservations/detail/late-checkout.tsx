import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { acceptReservation, reservationQuery, updateReservation } from '../api.ts';

/** States in which somebody is still to leave. */
const TO_LEAVE: readonly string[] = ['confirmed', 'staying', 'completed'];

/** The guest's check-out time; a clerk can promise a later one, or withdraw it. */
export function LateCheckout({ detail }: { detail: ReservationDetail }) {
  const { id, version, lateCheckout, checkOutTime, extrasEditable, status } = detail;
  const client = useQueryClient();
  const [time, setTime] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (promised: string | null) =>
      updateReservation(id, { version, lateCheckout: promised }),
    onSuccess: (saved, promised) => {
      acceptReservation(client, saved);
      setTime(null);
      notify.success(promised === null ? 'Geç çıkış kaldırıldı' : 'Geç çıkış kaydedildi');
    },
    onError: () => void client.invalidateQueries(reservationQuery(id)),
  });
  if (!TO_LEAVE.includes(status)) return null;
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="figures">
          {lateCheckout
            ? `${writtenTime(lateCheckout)} geç çıkış`
            : `${writtenTime(checkOutTime)} çıkış saati`}
        </span>
        {extrasEditable && time === null && (
          <Button variant="quiet" className="!h-7" onClick={() => setTime(lateCheckout ?? '')}>
            {lateCheckout ? 'Değiştir' : 'Geç çıkış tanı'}
          </Button>
        )}
      </p>
      {time !== null && (
        <form
          className="flex flex-wrap items-center gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            mutate(time);
          }}
        >
          <TextInput
            type="time"
            required
            aria-label="Geç çıkış saati"
            className="figures max-w-28"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <Button type="submit" variant="primary" busy={isPending}>
            Kaydet
          </Button>
          {lateCheckout && (
            <Button busy={isPending} onClick={() => mutate(null)}>
              Kaldır
            </Button>
          )}
          <Button variant="quiet" onClick={() => setTime(null)}>
            Vazgeç
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className="text-sm text-red">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
