import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { formatStay } from '#domain/values/dates.ts';
import { Combobox } from '#dashboard/ui/combobox.tsx';
import { withLabel } from '#dashboard/ui/field.tsx';
import { useDebounced } from '#dashboard/ui/use-debounced.ts';
import { reservationMatchesQuery } from '../api.ts';

/** Wait after the last letter. */
const DEBOUNCE_MS = 250;

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  /** The reservation's id; empty while none is chosen. */
  value: string;
  /** How the chosen reservation is called; empty while none is. */
  chosen: string;
  /** The reservation's id; empty when the box was emptied. */
  onChange: (id: string) => void;
};

/** One reservation by its code or its guest's name. */
export const ReservationPicker = withLabel((props: Props) => {
  const { value, chosen, onChange, ...rest } = props;
  const [typed, setTyped] = useState('');
  const asked = useDebounced(typed, DEBOUNCE_MS);
  const { data = [], isFetching } = useQuery(reservationMatchesQuery(asked));
  const isSearching = isFetching || asked !== typed;
  return (
    <Combobox
      placeholder="Kod ya da misafir adı yazın"
      {...rest}
      listLabel="Rezervasyonlar"
      value={value === '' ? null : value}
      chosen={chosen}
      rows={typed === '' ? [] : data}
      renderRow={(row) => (
        <>
          <span className="flex gap-2">
            <span className="min-w-0 flex-1 truncate">{row.customer_name}</span>
            <span className="figures text-soft">{row.reservation_id}</span>
          </span>
          <span className="block truncate text-xs text-soft">
            {row.villa_name} · {formatStay(row.checkin, row.checkout)}
          </span>
        </>
      )}
      none={
        typed.trim().length < 2
          ? 'En az iki harf yazın.'
          : isSearching
            ? 'Aranıyor…'
            : 'Böyle bir rezervasyon yok.'
      }
      onType={setTyped}
      onChoose={(id) => onChange(id ?? '')}
    />
  );
});
