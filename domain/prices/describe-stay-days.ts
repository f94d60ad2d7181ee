import { nameDays, type StayDays, stayDaysOf } from './stay-days.ts';
import { writeDayNights } from './weekday-text.ts';

/** The rules of a row in a few words, "giriş cumartesi · çıkış cumartesi · en çok 14 gece". */
export function describeStayDays(row: StayDays): string {
  const { arrivalDays, departureDays, maxNights, dayNights } = stayDaysOf(row);
  const said = [
    ...listed(arrivalDays, 'giriş', 'girişe kapalı'),
    ...listed(departureDays, 'çıkış', 'çıkışa kapalı'),
    ...(maxNights === null ? [] : [`en çok ${maxNights} gece`]),
    ...(dayNights === null ? [] : [`girişe göre ${writeDayNights(dayNights)} gece`]),
  ];
  return said.length === 0 ? 'giriş ve çıkış her gün' : said.join(' · ');
}

const listed = (days: readonly number[] | null, name: string, closed: string): string[] =>
  days === null ? [] : [days.length === 0 ? closed : `${name} ${nameDays(days)}`];
