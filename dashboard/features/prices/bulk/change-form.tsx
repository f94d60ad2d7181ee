import type { ReactNode } from 'react';
import { NAMED_SEASON_SOURCES, NAMED_SEASON_YEARS } from '#domain/holidays/named-seasons.ts';
import { DecimalInput } from '#dashboard/form/decimal-input.tsx';
import { MoneyInput } from '#dashboard/form/money-input.tsx';
import { Options, Select, TextInput } from '#dashboard/ui/controls.tsx';
import { DayInput } from '#dashboard/ui/day-input.tsx';
import { ROUNDINGS, type Rounding } from '../roundings.ts';
import { DayChecks } from './day-checks.tsx';
import { type ChangeValues, KIND_LABELS } from './change-values.ts';

type Props = {
  values: ChangeValues;
  /** What is wrong, by the end of the path: "endsOn". */
  errors: ReadonlyMap<string, string>;
  onChange: (change: Partial<ChangeValues>) => void;
};

const YEARS = Array.from({ length: NAMED_SEASON_YEARS.to - NAMED_SEASON_YEARS.from + 1 }, (_, i) =>
  String(NAMED_SEASON_YEARS.from + i),
);

/** What is to change, with the fields of its kind. */
export function ChangeForm({ values, errors, onChange }: Props) {
  const errorOf = (name: string) => ({ error: errors.get(name) ?? '' });
  const day = (name: 'startsOn' | 'endsOn', label: string) => (
    <DayInput
      label={label}
      error={errors.get(name) ?? errors.get(STAY_DAYS[name]) ?? ''}
      value={values[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  const year = (name: 'from' | 'to', label: string) => (
    <Select
      label={label}
      {...errorOf(name)}
      value={values[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
    >
      {YEARS.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </Select>
  );
  const raise = <RaiseFields values={values} errors={errors} onChange={onChange} />;
  const count = (name: 'minNights' | 'maxNights' | 'daysBefore', label: string, hint = '') => (
    <TextInput
      label={label}
      hint={hint}
      {...errorOf(name)}
      inputMode="numeric"
      value={values[name] ?? ''}
      onChange={({ target }) => onChange({ [name]: readCount(target.value) })}
    />
  );
  const tick = (name: 'moveSeasons' | 'keepPriced' | 'replace', label: string) => (
    <label className="col-span-full flex min-h-8 items-center gap-2">
      <input
        type="checkbox"
        checked={values[name]}
        onChange={({ target }) => onChange({ [name]: target.checked })}
      />
      {label}
    </label>
  );
  const nights = (
    <>
      {day('startsOn', 'İlk gece')}
      {day('endsOn', 'Son gece')}
    </>
  );
  const fields: Record<ChangeValues['kind'], ReactNode> = {
    copy_year: (
      <>
        {year('from', 'Hangi yıldan')}
        {year('to', 'Hangi yıla')}
        {raise}
        {tick('moveSeasons', 'Bayram ve okul tatili satırları o yılın günlerine taşınsın')}
        {values.moveSeasons && (
          <p className="col-span-full text-xs text-soft">{NAMED_SEASON_SOURCES}</p>
        )}
        {tick('keepPriced', 'Fiyatı olan geceler olduğu gibi kalsın')}
      </>
    ),
    raise: (
      <>
        {nights}
        {raise}
      </>
    ),
    season: (
      <>
        {nights}
        <MoneyInput
          label="Gecelik fiyat"
          {...errorOf('nightly')}
          value={values.nightly}
          onChange={(nightly) => onChange({ nightly })}
        />
        {count('minNights', 'En az gece', 'Boşsa olduğu gibi kalır.')}
      </>
    ),
    min_nights: (
      <>
        {nights}
        {count('minNights', 'En az gece', 'Boşsa villanın kuralı.')}
      </>
    ),
    stay_days: (
      <>
        {nights}
        <DayChecks
          label="Giriş günleri"
          days={values.arrivalDays}
          onChange={(arrivalDays) => onChange({ arrivalDays })}
        />
        <DayChecks
          label="Çıkış günleri"
          days={values.departureDays}
          onChange={(departureDays) => onChange({ departureDays })}
        />
        {count('maxNights', 'En çok gece', 'Boşsa sınır yok.')}
      </>
    ),
    whole: (
      <>
        {nights}
        <p className="col-span-full text-soft">
          Bu geceler tek parça satılır: giriş ilk günde ya da daha önce, çıkış son gecenin ertesi
          günü ya da daha sonra.
        </p>
      </>
    ),
    opening: (
      <>
        {day('startsOn', 'Açılış, ilk gece')}
        {day('endsOn', 'Kapanış, son gece')}
        <p className="col-span-full text-soft">
          O yılın bu günler dışındaki geceleri satıştan kalkar; ilk ve son dönem bu günlere uzar.
        </p>
      </>
    ),
    discount: (
      <>
        <Select
          label="Tür"
          value={values.discountKind}
          onChange={({ target }) =>
            onChange({ discountKind: target.value as ChangeValues['discountKind'] })
          }
        >
          <option value="early">Erken rezervasyon</option>
          <option value="long_stay">Uzun konaklama</option>
        </Select>
        <DecimalInput
          label="Oran"
          {...errorOf('rate')}
          unit="%"
          value={values.rate}
          onChange={(rate) => onChange({ rate })}
        />
        {values.discountKind === 'early' && count('daysBefore', 'Girişten kaç gün önce')}
        {count('minNights', 'En az gece')}
        {nights}
        {tick('replace', 'Aynı türden indirimlerin yerine geçsin')}
      </>
    ),
  };
  return (
    <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-4">
      <div className="col-span-full md:col-span-2">
        <Select
          label="Ne değişecek"
          value={values.kind}
          onChange={({ target }) => onChange({ kind: target.value as ChangeValues['kind'] })}
        >
          <Options of={Object.entries(KIND_LABELS)} />
        </Select>
      </div>
      <div className="col-span-full grid grid-cols-2 items-start gap-3 md:grid-cols-4">
        {fields[values.kind]}
      </div>
    </div>
  );
}

/** What a discount calls the same days. */
const STAY_DAYS = { startsOn: 'stayFrom', endsOn: 'stayTo' } as const;

function RaiseFields({ values, errors, onChange }: Props) {
  return (
    <>
      <Select
        label="Fiyatlar"
        value={values.rises ? 'up' : 'down'}
        onChange={({ target }) => onChange({ rises: target.value === 'up' })}
      >
        <option value="up">Artsın</option>
        <option value="down">İnsin</option>
      </Select>
      <DecimalInput
        label="Oran"
        error={errors.get('percent') ?? ''}
        unit="%"
        value={values.percent}
        onChange={(percent) => onChange({ percent })}
      />
      <MoneyInput
        label="Ve gece başına (₺)"
        error={errors.get('amount') ?? ''}
        value={values.amount}
        onChange={(amount) => onChange({ amount })}
      />
      <Select
        label="Yuvarlama"
        value={values.roundTo}
        onChange={({ target }) => onChange({ roundTo: Number(target.value) as Rounding })}
      >
        <Options of={ROUNDINGS} />
      </Select>
    </>
  );
}

/** Null for an empty field, NaN for an invalid number, which the schema refuses. */
const readCount = (text: string): number | null =>
  text.trim() === '' ? null : /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
