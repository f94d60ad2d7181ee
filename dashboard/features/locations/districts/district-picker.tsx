import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PROVINCES } from '#domain/locations/provinces.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { districtChoicesQuery } from '../api.ts';
import { PROVINCE_CHOICES } from '../province-choices.ts';

type Props = {
  /** 0 while nothing is chosen. */
  value: number;
  onChange: (id: number) => void;
  error: string | undefined;
};

/** Chooses a district by its province, because there are too many districts for one list. */
export function DistrictPicker({ value, onChange, error }: Props) {
  const { data } = useQuery(districtChoicesQuery);
  const current = data?.items.find(({ id }) => id === value);
  const [chosen, setChosen] = useState<number | null>(null);
  const plate = chosen ?? current?.provincePlate ?? 0;
  const offered = data?.items.filter(({ provincePlate }) => provincePlate === plate) ?? [];
  return (
    <div className="grid grid-cols-2 gap-3">
      <Select
        label="İl"
        value={plate}
        onChange={({ target }) => {
          setChosen(Number(target.value));
          onChange(0);
        }}
      >
        <option value={0}>Seçin</option>
        <Options of={PROVINCE_CHOICES} />
      </Select>
      <Select
        label="İlçe"
        error={error}
        hint={
          data && plate > 0 && offered.length === 0
            ? `${PROVINCES[plate - 1]} ilinde kayıtlı ilçe yok; önce İlçeler ekranından ekleyin.`
            : undefined
        }
        value={value}
        disabled={offered.length === 0}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        <option value={0}>{data ? 'Seçin' : 'Yükleniyor…'}</option>
        <Options of={offered.map(({ id, name }) => [id, name] as const)} />
      </Select>
    </div>
  );
}
