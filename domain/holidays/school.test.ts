import { expect, it } from 'vitest';
import { weekday } from '#domain/values/dates.ts';
import { NAMED_SEASON_YEARS, namedSeasonsOf } from './named-seasons.ts';
import { SCHOOL_BREAKS } from './school.ts';

it('has the breaks that the ministry has published', () => {
  const of2026 = SCHOOL_BREAKS.filter(({ first }) => first < '2026-09');
  expect(of2026.map(({ name, first, last }) => [name, first, last])).toEqual([
    ['Yarıyıl tatili', '2025-01-20', '2025-01-31'],
    ['Bahar ara tatili', '2025-03-31', '2025-04-04'],
    ['Güz ara tatili', '2025-11-10', '2025-11-14'],
    ['Yarıyıl tatili', '2026-01-19', '2026-01-30'],
    ['Bahar ara tatili', '2026-03-16', '2026-03-20'],
  ]);
});

it('has three breaks of every year, from a Monday to a Friday', () => {
  for (let year = NAMED_SEASON_YEARS.from; year <= NAMED_SEASON_YEARS.to; year += 1) {
    const breaks = SCHOOL_BREAKS.filter(({ first }) => first.startsWith(String(year)));
    expect(breaks.map(({ kind }) => kind)).toEqual(['winter', 'spring', 'autumn']);
    for (const { first, last } of breaks) expect([weekday(first), weekday(last)]).toEqual([0, 4]);
  }
});

it('names feasts before the breaks that share their days', () => {
  expect(namedSeasonsOf('2026').map(({ name }) => name)).toEqual([
    'Ramazan Bayramı',
    'Kurban Bayramı',
    'Yarıyıl tatili',
    'Bahar ara tatili',
    'Güz ara tatili',
  ]);
});
