import { addMonths, type Day, monthEnd, monthOf, monthStart } from '#domain/values/dates.ts';

type Range = { label: string; from: Day; to: Day };

/** The ranges that people ask for by name. */
export function namedRanges(today: Day): Range[] {
  const month = monthOf(today);
  const year = Number(today.slice(0, 4));
  const last = addMonths(month, -1);
  return [
    { label: 'Bu ay', from: monthStart(month), to: monthEnd(month) },
    { label: 'Geçen ay', from: monthStart(last), to: monthEnd(last) },
    { label: 'Bu yıl', from: `${year}-01-01`, to: `${year}-12-31` },
    { label: 'Geçen yıl', from: `${year - 1}-01-01`, to: `${year - 1}-12-31` },
    { label: 'Son 12 ay', from: monthStart(addMonths(month, -11)), to: monthEnd(month) },
    { label: 'Gelecek yıl', from: `${year + 1}-01-01`, to: `${year + 1}-12-31` },
  ];
}
