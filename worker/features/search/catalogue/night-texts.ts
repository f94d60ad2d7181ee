import type { Day } from '#domain/values/dates.ts';
import type { HeldNight } from '#domain/search/index/catalogue.ts';

/**
 * Parses what `nightsText` writes. Permanently taken nights share one object per day, because a
 * large catalogue has a million of them. @param days the day of each night, from today on.
 */
export function nightsReader(days: readonly Day[]): (text: string) => HeldNight[] {
  const forGood = days.map((night) => ({ night, expiresAt: null }));
  return (text) => {
    if (text === '') return [];
    return text.split(',').flatMap((cell) => {
      const at = cell.indexOf('@');
      if (at < 0) return forGood[Number(cell)] ?? [];
      const night = days[Number(cell.slice(0, at))];
      return night === undefined ? [] : { night, expiresAt: cell.slice(at + 1) };
    });
  };
}
