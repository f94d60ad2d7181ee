import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EXTRA_PAYEE_LABELS, EXTRA_PAYEES } from '#domain/extras/items.ts';
import type { Departure } from '#domain/reservations/change-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import {
  laterCheckouts,
  lateArrivalOf,
  leavesNoTime,
  noTimeText,
} from '#domain/stay-page/late-checkout.ts';
import { formatDay } from '#domain/values/dates.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { formatKurus } from '#domain/values/money.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DialogForm } from '#dashboard/form/dialog-form.tsx';
import { MoneyInput, unreadableAmount } from '#dashboard/form/money-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { acceptReservation, departureQuery, reservationQuery, updateReservation } from '../api.ts';

type Props = { detail: ReservationDetail; onClose: () => void };

/** A later hour for the last day: until when, for how much, and what follows from it. */
export default function LateCheckoutDialog({ detail, onClose }: Props) {
  const client = useQueryClient();
  const { id, version, checkOutTime, lateCheckout } = detail;
  const { data, error: unread } = useQuery(departureQuery(id));
  const [time, setTime] = useState(lateCheckout ?? '');
  const [fee, setFee] = useState<number | null>(null);
  const [payee, setPayee] = useState<(typeof EXTRA_PAYEES)[number]>('owner');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (promised: string | null) =>
      updateReservation(id, {
        version,
        lateCheckout: promised,
        ...(promised !== null && fee !== null && fee > 0 && { lateFee: { unitPrice: fee, payee } }),
      }),
    onSuccess: (saved, promised) => {
      acceptReservation(client, saved);
      void client.invalidateQueries(departureQuery(id));
      notify.success(promised === null ? 'Geç çıkış kaldırıldı' : 'Geç çıkış kaydedildi');
      onClose();
    },
    onError: () => void client.invalidateQueries(reservationQuery(id)),
  });
  const failure = unread ?? error;
  return (
    <DialogForm
      title="Geç çıkış"
      text={`${detail.customer_name} · ${detail.villa_name}, ${formatDay(detail.checkout)}`}
      onClose={onClose}
      action="Kaydet"
      busy={isPending}
      disabled={!data || time === '' || Number.isNaN(fee)}
      error={failure}
      more={
        lateCheckout && (
          <Button variant="danger" busy={isPending} onClick={() => mutate(null)}>
            Geç çıkışı kaldır
          </Button>
        )
      }
      onSubmit={() => {
        if (time !== '' && !Number.isNaN(fee)) mutate(time);
      }}
    >
      {!data && !unread && <Skeleton className="h-24 w-full" />}
      {data && (
        <>
          <Select
            label="Saat kaça kadar"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          >
            <option value="">Saat seçin</option>
            {hoursOf(data, lateCheckout).map((one) => (
              <option key={one} value={one}>
                {writtenTime(one)}
              </option>
            ))}
          </Select>
          <div className="grid grid-cols-2 gap-3">
            <MoneyInput
              label="Ücret (₺)"
              hint="Boşsa ücretsiz."
              {...unreadableAmount(fee)}
              value={fee}
              onChange={setFee}
            />
            <Select
              label="Kime ödenir"
              value={payee}
              onChange={({ target }) => setPayee(target.value as typeof payee)}
            >
              <Options of={EXTRA_PAYEES} labels={EXTRA_PAYEE_LABELS} />
            </Select>
          </div>
          <ul className="grid gap-1 rounded-md tabular-nums bg-sunken px-3 py-2" aria-live="polite">
            {meaningOf(data, time || checkOutTime).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {fee !== null && fee > 0 && (
              <li>
                {formatKurus(fee)} ek hizmet olarak eklenir; yeni toplam{' '}
                {formatKurus(detail.total + fee)}.
              </li>
            )}
          </ul>
        </>
      )}
    </DialogForm>
  );
}

/** The hours that can be promised, and the one that was. */
function hoursOf({ checkOutTime, arrival }: Departure, promised: string | null): string[] {
  const free = laterCheckouts(checkOutTime).filter(
    (time) => arrival === null || !leavesNoTime(time, arrival.time),
  );
  return [...new Set([...free, ...(promised === null ? [] : [promised])])].toSorted();
}

/** What a hour means for those who clean and those who arrive. */
function meaningOf({ arrival, checkOutTime }: Departure, time: string): string[] {
  const cleaning = `Temizlik ${writtenTime(checkOutTime)} yerine ${writtenTime(time)} sonrasında başlar.`;
  if (arrival !== null) {
    const who = arrival.customer_name ?? 'Başka bir kanalın misafiri';
    return [
      `${who} aynı gün ${writtenTime(arrival.time)} itibarıyla geliyor.`,
      noTimeText(arrival.time),
      cleaning,
    ];
  }
  const later = lateArrivalOf(time, '00:00');
  return [
    'O gün giriş yok.',
    `O gece satılırsa gelen misafire en erken ${later === null ? '' : writtenTime(later)} söylenir.`,
    cleaning,
  ];
}
