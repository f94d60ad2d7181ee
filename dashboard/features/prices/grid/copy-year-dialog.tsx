import { useState } from 'react';
import type { Day } from '#domain/values/dates.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { ROUNDINGS } from '../roundings.ts';
import { type Copied, copyFreeNights } from './copy-year.ts';

type Props = {
  /** All seasons, including ended ones and those just typed. */
  all: SeasonInput[];
  today: Day;
  onCopy: (copied: Copied) => void;
  onClose: () => void;
};

/** "Last year plus a percentage": adds the rows to the sheet, where they can be reviewed. */
export function CopyYearDialog({ all, today, onCopy, onClose }: Props) {
  const years = [...new Set(all.map(({ startsOn }) => startsOn.slice(0, 4)))].toSorted();
  const [year, setYear] = useState(years.at(-1) ?? '');
  const [rise, setRise] = useState<number | null>(2500);
  const [roundTo, setRoundTo] = useState(5000);
  const raise = { percent: rise ?? 0, amount: 0, roundTo };
  const copied = copyFreeNights(all, today, { from: year, raise, moveSeasons: true });
  const isNumber = !Number.isNaN(rise ?? 0);
  return (
    <Dialog
      title="Bir yılın fiyatlarını kopyala"
      text="Satırlar bir yıl sonrasının aynı günlerine, bayram ve okul tatili satırları o yılın kendi günlerine eklenir; kaydetmeden önce değiştirebilirsiniz."
      onClose={onClose}
    >
      <div className="mt-4 grid gap-3">
        <div className="grid grid-cols-3 gap-3">
          <Select label="Yıl" value={year} onChange={({ target }) => setYear(target.value)}>
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
          <DecimalInput
            label="Artış"
            {...(!isNumber && { error: 'Sayı yazın.' })}
            value={rise}
            onChange={setRise}
            unit="%"
          />
          <Select
            label="Yuvarlama"
            value={roundTo}
            onChange={({ target }) => setRoundTo(Number(target.value))}
          >
            <Options of={ROUNDINGS} />
          </Select>
        </div>
        <p className="text-soft">
          {year === ''
            ? 'Kopyalanacak dönem yok.'
            : `${Number(year) + 1} yılına ${copied.rows.length} satır eklenir.`}
          {copied.isCut && ' Fiyatı olan ya da geçmiş geceler olduğu gibi kalır.'}
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            Vazgeç
          </Button>
          <Button
            variant="primary"
            disabled={copied.rows.length === 0 || !isNumber}
            onClick={() => onCopy(copied)}
          >
            Ekle
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
