import type { PriceChangeKind } from '#domain/prices/bulk/change-schema.ts';
import type { Rounding } from '../roundings.ts';

/** All fields of the form, whichever kind uses them. Money in kuruş, rates in basis points. */
export type ChangeValues = {
  kind: PriceChangeKind;
  from: string;
  to: string;
  startsOn: string;
  endsOn: string;
  /** Whether prices rise; the next two are without a sign. */
  rises: boolean;
  percent: number | null;
  amount: number | null;
  roundTo: Rounding;
  moveSeasons: boolean;
  keepPriced: boolean;
  nightly: number | null;
  minNights: number | null;
  arrivalDays: number[];
  departureDays: number[];
  maxNights: number | null;
  discountKind: 'early' | 'long_stay';
  rate: number | null;
  daysBefore: number | null;
  replace: boolean;
};

export const KIND_LABELS: Record<PriceChangeKind, string> = {
  copy_year: 'Bir yılı başka yıla kopyala',
  raise: 'Artır ya da indir',
  season: 'Dönem fiyatı ver',
  min_nights: 'En az konaklamayı değiştir',
  stay_days: 'Giriş ve çıkış günleri',
  whole: 'Yalnız bütün olarak sat',
  opening: 'Açılış ve kapanış günü',
  discount: 'İndirim ekle',
};

export const startValues = (today: string): ChangeValues => {
  const year = Number(today.slice(0, 4));
  return {
    kind: 'copy_year',
    from: String(year + 1),
    to: String(year + 2),
    startsOn: '',
    endsOn: '',
    rises: true,
    percent: 2500,
    amount: null,
    roundTo: 5000,
    moveSeasons: true,
    keepPriced: true,
    nightly: null,
    minNights: null,
    arrivalDays: [6],
    departureDays: [6],
    maxNights: null,
    discountKind: 'early',
    rate: 1000,
    daysBefore: 60,
    replace: true,
  };
};

/** What the form says as the call takes it; the schema says what is wrong with it. */
export function toChange(values: ChangeValues): unknown {
  const { kind, startsOn, endsOn, minNights, replace } = values;
  const sign = values.rises ? 1 : -1;
  const raise = {
    percent: sign * (values.percent ?? 0),
    amount: sign * (values.amount ?? 0),
    roundTo: values.roundTo,
  };
  switch (kind) {
    case 'copy_year': {
      const { from, to, moveSeasons, keepPriced } = values;
      return { kind, from, to, raise, moveSeasons, keepPriced };
    }
    case 'raise':
      return { kind, startsOn, endsOn, raise };
    case 'season':
      // A box left empty changes nothing; the villa's own minimum has a change of its own.
      return {
        kind,
        row: {
          startsOn,
          endsOn,
          nightly: values.nightly,
          ...(minNights !== null && { minNights }),
        },
      };
    case 'min_nights':
      return { kind, startsOn, endsOn, minNights };
    case 'stay_days': {
      const { arrivalDays, departureDays, maxNights } = values;
      return { kind, startsOn, endsOn, arrivalDays, departureDays, maxNights };
    }
    case 'whole':
    case 'opening':
      return { kind, startsOn, endsOn };
    case 'discount':
      return { kind, replace, row: toDiscount(values) };
  }
}

function toDiscount({ discountKind, rate, startsOn, endsOn, minNights, daysBefore }: ChangeValues) {
  return {
    kind: discountKind,
    rate,
    stayFrom: startsOn || null,
    stayTo: endsOn || null,
    minNights,
    daysBefore: discountKind === 'early' ? daysBefore : null,
  };
}
