import { Tick } from '#dashboard/ui/controls.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PriceChoice } from '#domain/reservations/clerk-input.ts';
import { HousesInput } from '#domain/reservations/change-schema.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { formatDay, istanbulDay, nightsBetween } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ActionDialog } from '#dashboard/form/action-dialog.tsx';
import { stayChanged } from '#dashboard/shared/stay-change/undo.ts';
import { freeHousesQuery, relocateStay } from '../api.ts';
import { FreeHouses } from './free-houses.tsx';

type Props = { detail: ReservationDetail; onClose: () => void };

/** Guests who are in a house move to another one from tonight. */
export default function RelocateDialog({ detail, onClose }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [today] = useState(() => istanbulDay(new Date()));
  const [villaId, setVilla] = useState<number | null>(null);
  const [price, setPrice] = useState<PriceChoice>('agreed');
  const [tells, setTells] = useState(true);
  const { id, version, checkin, checkout, adults, children, babies } = detail;
  const stay = { checkIn: checkin, checkOut: checkout, adults, children, babies };
  const asked = HousesInput.safeParse({ ...stay, take: 60 });
  const { data } = useQuery(freeHousesQuery(id, asked.data ?? null));
  const house = data?.items.find(({ villa_id }) => villa_id === villaId);
  const total = price === 'agreed' ? detail.total : (house?.total ?? null);
  const [slept, left] = [nightsBetween(checkin, today), nightsBetween(today, checkout)];
  return (
    <ActionDialog
      title="Başka eve taşı"
      text={`${detail.customer_name} bu geceden itibaren kalan ${left} geceyi başka evde geçirir. Kaldığı ${slept} gece ${detail.villa_name} kaydında durur.`}
      onClose={onClose}
      action="Taşı"
      disabled={villaId === null || total === null}
      send={() => {
        const json = {
          version,
          villa_id: villaId ?? 0,
          price,
          notify: tells,
          ...(price === 'new' && total !== null && { expectedTotal: total }),
        };
        return relocateStay(id, json, keyOf(json));
      }}
      done={(moved) => `${house?.name ?? 'Yeni ev'} için ${moved.reservation_id} açıldı`}
      onDone={(moved) => {
        stayChanged(client);
        if (moved.surplus > 0) {
          notify.info(`${formatKurus(moved.surplus)} fazla ödenmiş; ilk konaklamadan iade edin.`);
        }
        void navigate({ to: '/reservations/$id', params: { id: moved.id } });
      }}
    >
      <FreeHouses id={id} stay={stay} chosen={villaId} onChoose={setVilla} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-xs font-medium text-soft">Hangi fiyatla?</legend>
        {(
          [
            ['agreed', `Anlaşılan tutar kalsın: ${formatKurus(detail.total)}`],
            [
              'new',
              house?.total == null
                ? 'Kalan geceler yeni evin fiyatıyla'
                : `Kalan geceler yeni evin fiyatıyla: toplam ${formatKurus(house.total)}`,
            ],
          ] as const
        ).map(([value, label]) => (
          <label key={value} className="flex min-h-6 items-start gap-2 tabular-nums">
            <input
              type="radio"
              name="price"
              className="mt-0.5 size-4 shrink-0"
              checked={price === value}
              onChange={() => setPrice(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {house && (
        <ul className="grid gap-0.5 rounded-md bg-sunken px-3 py-2 text-soft">
          <li>
            {detail.villa_name} bugün boşalır ve temizliğe girer; {house.name} {formatDay(checkout)}{' '}
            günü boşalır.
          </li>
          <li>Konaklamam sayfası, konum ve kapı kodu yeni evi gösterir.</li>
          <li>Her ev sahibi kendi gecelerinin payını alır; fazla ödenen yeni kayda geçer.</li>
        </ul>
      )}
      <Tick checked={tells} onChange={({ target }) => setTells(target.checked)}>
        Misafire yeni evi e-postayla gönder
      </Tick>
    </ActionDialog>
  );
}
