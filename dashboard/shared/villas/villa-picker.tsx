import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { villaOptionsQuery } from '#dashboard/shared/villas/options.ts';
import { Combobox } from '#dashboard/ui/combobox.tsx';
import { withLabel } from '#dashboard/ui/field.tsx';
import { matchVillas } from './match-villas.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  /** The villa's id; null while none is chosen. */
  value: number | null;
  /** Null when the box was emptied. */
  onChange: (id: number | null) => void;
};

/** One villa out of hundreds, found by name and code. */
export const VillaPicker = withLabel(({ value, onChange, ...rest }: Props) => {
  const { data, isPending } = useQuery(villaOptionsQuery);
  const [typed, setTyped] = useState('');
  const villas = data?.items ?? [];
  return (
    <Combobox
      placeholder="Ad ya da kod yazın"
      {...rest}
      listLabel="Villalar"
      value={value}
      chosen={villas.find(({ id }) => id === value)?.name ?? (value === null ? '' : `No ${value}`)}
      rows={matchVillas(villas, typed)}
      renderRow={(villa) => (
        <span className="flex items-center gap-2 max-md:min-h-7">
          <span className="min-w-0 flex-1 truncate">{villa.name}</span>
          <span className="figures text-xs text-soft">
            {villa.active ? villa.code : `${villa.code} · yayında değil`}
          </span>
        </span>
      )}
      none={isPending ? 'Villalar yükleniyor…' : 'Bu adla villa yok.'}
      onType={setTyped}
      onChoose={onChange}
    />
  );
});
