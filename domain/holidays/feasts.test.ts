import { expect, it } from 'vitest';
import { dayFromNumber, dayNumber } from '../values/dates.ts';
import { FEASTS, nextFeast } from './feasts.ts';

const UMM_AL_QURA = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** First days only: "10/1" is Ramazan Bayramı, "12/10" is Kurban Bayramı. */
function feastsOf(from: string, to: string): string[] {
  const days = Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, i) =>
    dayFromNumber(dayNumber(from) + i),
  );
  return days.flatMap((day) => {
    const parts = UMM_AL_QURA.formatToParts(new Date(`${day}T12:00:00Z`));
    const said = parts.flatMap(({ type, value }) =>
      type === 'month' || type === 'day' ? [value] : [],
    );
    return ['10/1', '12/10'].includes(said.join('/')) ? [day] : [];
  });
}

it('has every feast to 2035 on the days of the calendar it is taken from', () => {
  const known = FEASTS.map(({ eve }) => dayFromNumber(dayNumber(eve) + 1));
  expect(known).toEqual(feastsOf('2025-01-01', '2035-12-31'));
});

it('counts three days for Ramazan and four for Kurban after their eves', () => {
  expect(nextFeast(['ramazan'], '2027-01-01')).toEqual({
    kind: 'ramazan',
    name: 'Ramazan Bayramı',
    eve: '2027-03-08',
    last: '2027-03-11',
  });
  expect(nextFeast(['kurban'], '2027-01-01')).toMatchObject({
    eve: '2027-05-15',
    last: '2027-05-19',
  });
});

it.each([
  ['2027-03-08', null, '2027-03-08'],
  ['2027-03-09', null, '2027-05-15'],
  ['2027-01-01', 2028, '2028-02-25'],
  ['2035-12-01', null, undefined],
  ['2027-01-01', 2036, undefined],
] as const)('the next one from %s on, in %s, begins %s', (today, year, eve) => {
  expect(nextFeast(['ramazan', 'kurban'], today, year)?.eve).toBe(eve);
});
