import { type Day, isDay } from '#domain/values/dates.ts';
import { formatKurus, type Kurus, parseLira } from '#domain/values/money.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import {
  readDayNights,
  readWeekdays,
  writeDayNights,
  writeWeekdays,
} from '#domain/prices/weekday-text.ts';
import type { DayNights } from '#domain/prices/stay-days.ts';

export type Kind = 'day' | 'money' | 'count' | 'days' | 'limits' | 'yes';
type Column = {
  field: keyof SeasonInput;
  title: string;
  kind: Kind;
  required: boolean;
  /** Shown in an empty cell. */
  empty: string;
};

/** The columns of the sheet, as an agency's own Excel has them. */
export const COLUMNS: readonly Column[] = [
  { field: 'startsOn', title: 'Başlangıç', kind: 'day', required: true, empty: 'gg.aa.yyyy' },
  { field: 'endsOn', title: 'Son gece', kind: 'day', required: true, empty: 'gg.aa.yyyy' },
  { field: 'nightly', title: 'Gecelik (₺)', kind: 'money', required: true, empty: '' },
  { field: 'minNights', title: 'En az gece', kind: 'count', required: false, empty: 'villadaki' },
  {
    field: 'shortStayFee',
    title: 'Temizlik (₺)',
    kind: 'money',
    required: false,
    empty: 'villadaki',
  },
  {
    field: 'cleaningThreshold',
    title: 'Temizlik eşiği',
    kind: 'count',
    required: false,
    empty: 'villadaki',
  },
  { field: 'arrivalDays', title: 'Giriş günü', kind: 'days', required: false, empty: 'her gün' },
  { field: 'departureDays', title: 'Çıkış günü', kind: 'days', required: false, empty: 'her gün' },
  { field: 'maxNights', title: 'En çok gece', kind: 'count', required: false, empty: 'sınırsız' },
  {
    field: 'dayNights',
    title: 'Giriş gününe göre gece',
    kind: 'limits',
    required: false,
    empty: 'Cum 3, Pzt 4-7',
  },
  { field: 'instant', title: 'Anında', kind: 'yes', required: false, empty: 'villadaki' },
];

type Value = SeasonInput[keyof SeasonInput];

/** What a cell's text means: null where it is empty, undefined where it cannot be read. */
export function readCell(kind: Kind, text: string): Value {
  const bare = text.trim();
  if (bare === '') return null;
  if (kind === 'day') return readDay(bare);
  if (kind === 'money') return parseLira(bare) ?? undefined;
  if (kind === 'days') return readWeekdays(bare);
  if (kind === 'limits') return readDayNights(bare);
  if (kind === 'yes') return YES_OR_NO[bare.toLocaleLowerCase('tr')];
  return /^\d{1,3}$/.test(bare) ? Number(bare) : undefined;
}

/** Why a cell cannot be parsed, as a sentence. */
export const UNREADABLE: Record<Kind, string> = {
  day: 'Tarihi 21.06.2027 gibi yazın.',
  money: 'Tutarı 12.500 ya da 12.500,50 gibi yazın.',
  count: 'Gece sayısı yazın.',
  days: 'Cmt, Paz gibi gün adları ya da kapalı yazın.',
  limits: 'Cum 3, Pzt 4-7 gibi yazın: en az 3; en az 4, en çok 7 gece.',
  yes: 'evet ya da hayır yazın.',
};

const YES_OR_NO: Partial<Record<string, boolean>> = { evet: true, e: true, hayır: false, h: false };

export function writeCell(kind: Kind, value: Value): string {
  if (kind === 'days') return writeWeekdays(value as number[] | null);
  if (kind === 'limits') return writeDayNights(value as DayNights[] | null);
  if (value == null) return '';
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır';
  if (typeof value === 'string') return writeDay(value);
  return kind === 'money' ? formatKurus(value as Kurus).replace(/\s*₺/, '') : String(value);
}

/** "1.6.2027", "01/06/27" and "2027-06-01" are one day. */
function readDay(text: string): Day | undefined {
  const match = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(text);
  const [, date = '', month = '', year = ''] = match ?? [];
  const day = match
    ? `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    : text;
  return isDay(day) ? day : undefined;
}

const writeDay = (day: Day) => day.split('-').toReversed().join('.');
