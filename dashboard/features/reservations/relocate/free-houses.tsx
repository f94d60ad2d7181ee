import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { HousesInput } from '#domain/reservations/change-schema.ts';
import type { FreeHouses as Houses } from '#domain/reservations/change-schema.ts';
import { fold } from '#domain/values/fold.ts';
import { formatStay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { freeHousesQuery } from '../api.ts';
import type { StayValues } from '../stay/use-clerk-quote.ts';

type Props = {
  /** The reservation. */
  id: string;
  stay: StayValues;
  chosen: number | null;
  onChoose: (villaId: number) => void;
};

/** Other houses that are free, on request: a clerk who moves dates has no use for them. */
export function HousesToggle(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Boş evleri gizle' : 'Bu gecelerde boş evler'}
      </Button>
      {isOpen && <FreeHouses {...props} />}
    </>
  );
}

/** Houses that are free for the stay's nights: for how many people, and the difference in price. */
export function FreeHouses({ id, stay, chosen, onChoose }: Props) {
  const name = useId();
  const [typed, setTyped] = useState('');
  const { checkIn, checkOut, adults, children, babies } = stay;
  const asked = HousesInput.safeParse({ checkIn, checkOut, adults, children, babies, take: 60 });
  const { data, error } = useQuery(freeHousesQuery(id, asked.data ?? null));
  if (error) return <Alert>{messageOf(error)}</Alert>;
  if (!data) return asked.success ? <Skeleton className="h-28 w-full" /> : null;
  const words = fold(typed).split(' ').filter(Boolean);
  const shown = data.items.filter((house) => {
    const text = fold(`${house.name} ${house.town}`);
    return words.every((word) => text.includes(word));
  });
  return (
    <section aria-label="Boş evler" className="grid min-w-0 gap-2">
      <p className="text-xs text-soft">
        {formatStay(data.from, data.to)} arası boş {data.items.length} ev; fiyat farkı anlaşılan
        tutara göre.
      </p>
      {data.items.length > 6 && (
        <TextInput
          aria-label="Boş evlerde ara"
          placeholder="Ad ya da bölge"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className="max-h-72 overflow-y-auto max-md:max-h-52 rounded-md border border-line">
        {shown.map((house) => (
          <House
            key={house.villa_id}
            name={name}
            house={house}
            isChosen={house.villa_id === chosen}
            onChoose={() => onChoose(house.villa_id)}
          />
        ))}
        {shown.length === 0 && (
          <li className="px-3 py-2 text-soft">
            {data.items.length === 0
              ? 'Bu gecelerde bu kadar kişiye boş ev yok.'
              : 'Bu adla boş ev yok.'}
          </li>
        )}
      </ul>
    </section>
  );
}

type HouseProps = {
  name: string;
  house: Houses['items'][number];
  isChosen: boolean;
  onChoose: () => void;
};

function House({ name, house, isChosen, onChoose }: HouseProps) {
  const { difference } = house;
  return (
    <li className="border-b border-line last:border-b-0">
      <label
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-2 px-3 py-1.5 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isChosen && 'bg-accent-wash',
        )}
      >
        <input
          type="radio"
          name={name}
          className="size-4 shrink-0"
          checked={isChosen}
          onChange={onChoose}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{house.name}</span>
          <span className="block truncate text-xs text-soft">
            {house.town} · {house.capacity} kişi · {house.bedrooms} oda
            {house.belowMinimum && ' · en az geceden kısa'}
            {house.offDays && ' · giriş ya da çıkış günü değil'}
          </span>
        </span>
        <span className="figures text-right text-xs">
          {difference === null ? (
            <span className="text-soft">fiyatı yok</span>
          ) : (
            <>
              <span className="block text-sm">{formatKurus(house.total ?? 0)}</span>
              <span className={difference > 0 ? 'text-amber' : 'text-green'}>
                {differenceText(difference)}
              </span>
            </>
          )}
        </span>
      </label>
    </li>
  );
}

const differenceText = (more: Kurus): string =>
  more === 0 ? 'aynı fiyat' : `${formatKurus(Math.abs(more))} ${more > 0 ? 'fazla' : 'az'}`;
