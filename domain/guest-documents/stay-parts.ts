import { type Day, formatDayLong } from '#domain/values/dates.ts';
import { formatKurus, type Kurus, shareOf } from '#domain/values/money.ts';
import type { PlannedPart } from '#domain/payments/parts.ts';
import type { CancelTier } from '#domain/payments/refunds/cancel-tiers.ts';
import type { DocumentPart } from './guest-document.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import type { Party } from '#domain/values/party.ts';
import { formatParty } from '#domain/values/party.ts';

/** The facts of a stay that documents need. Amounts in kuruş. */
export type DocumentStay = Party & {
  villa: {
    name: string;
    /** Region, district and province, as far as they are shown publicly. */
    place: string;
    permitNo: string | null;
    checkInTime: string;
    checkOutTime: string;
  };
  checkIn: Day;
  checkOut: Day;
  nights: number;
  lines: readonly { label: string; amount: Kurus }[];
  total: Kurus;
  prepayment: Kurus;
  /** What is paid between prepayment and arrival, in the order of the days. */
  parts: readonly PlannedPart[];
  /** Part of the total: the agency's own services, paid to the agency. */
  agencyExtras: Kurus;
  deposit: Kurus;
};

/** Where and when, for how many. */
export function stayFacts(stay: DocumentStay): DocumentPart {
  const { villa } = stay;
  return {
    type: 'facts',
    rows: [
      { label: 'Villa', value: villa.name },
      { label: 'Yer', value: villa.place },
      { label: 'Turizm amaçlı kiralama izin belgesi', value: villa.permitNo ?? '–' },
      {
        label: 'Giriş',
        value: `${formatDayLong(stay.checkIn)}, ${writtenTime(villa.checkInTime)}`,
      },
      {
        label: 'Çıkış',
        value: `${formatDayLong(stay.checkOut)}, ${writtenTime(villa.checkOutTime)}`,
      },
      { label: 'Süre', value: `${stay.nights} gece` },
      { label: 'Konaklayacak kişiler', value: formatParty(stay) },
    ],
  };
}

/** The price of the stay line by line, as it was shown, with its total. */
export function priceTable(stay: DocumentStay): DocumentPart {
  return {
    type: 'sheet',
    columns: [
      { title: 'Kalem', align: 'start' },
      { title: 'Tutar', align: 'end' },
    ],
    rows: stay.lines.map(({ label, amount }) => [label, formatKurus(amount)]),
    foot: ['Toplam (vergiler dâhil)', formatKurus(stay.total)],
  };
}

/** The cancellation fee by day; empty when the agency has set no tiers. */
export function cancelTable(tiers: readonly CancelTier[], prepayment: Kurus): DocumentPart[] {
  const far = tiers.toSorted((a, b) => b.daysBefore - a.daysBefore);
  if (far.length === 0) return [];
  const rows = far.map(({ daysBefore, keptRate }, index) => {
    const kept = shareOf(prepayment, keptRate);
    return [
      rangeOf(daysBefore, far[index - 1]?.daysBefore),
      formatKurus(kept),
      formatKurus(prepayment - kept),
    ];
  });
  return [
    {
      type: 'sheet',
      columns: [
        { title: 'Girişe kalan süre', align: 'start' },
        { title: 'Kesinti', align: 'end' },
        { title: 'İade', align: 'end' },
      ],
      rows,
      foot: null,
    },
  ];
}

function rangeOf(daysBefore: number, earlier: number | undefined): string {
  if (earlier === undefined) return `${daysBefore} gün ve daha fazla`;
  const last = earlier - 1;
  return last === daysBefore ? `${daysBefore} gün` : `${daysBefore}–${last} gün`;
}
