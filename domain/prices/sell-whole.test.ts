import { describe, expect, it } from 'vitest';
import { describeStayDays } from './describe-stay-days.ts';
import type { SeasonInput } from './schema.ts';
import { sellWhole } from './sell-whole.ts';

const row = (startsOn: string, endsOn: string, more: Partial<SeasonInput> = {}): SeasonInput => ({
  startsOn,
  endsOn,
  nightly: 100_000,
  minNights: null,
  shortStayFee: null,
  cleaningThreshold: null,
  ...more,
});

const told = (rows: readonly SeasonInput[]) =>
  rows
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
    .map(
      (one) =>
        `${one.startsOn.slice(5)}–${one.endsOn.slice(5)} ${one.minNights ?? '-'} ${describeStayDays(one)}`,
    );

describe('nights that are sold together only', () => {
  it('are asked for from the first, and closed to arrival and departure within', () => {
    const rows = [row('2027-05-01', '2027-05-31')];
    expect(told(sellWhole(rows, { startsOn: '2027-05-16', endsOn: '2027-05-20' }))).toEqual([
      '05-01–05-15 - giriş ve çıkış her gün',
      '05-16–05-16 5 giriş ve çıkış her gün',
      '05-17–05-20 - girişe kapalı · çıkışa kapalı',
      '05-21–05-31 - giriş ve çıkış her gün',
    ]);
  });

  it('may be one night, and lose limits that are too short for them', () => {
    const rows = [row('2027-05-01', '2027-05-31', { maxNights: 3 })];
    expect(told(sellWhole(rows, { startsOn: '2027-05-16', endsOn: '2027-05-16' }))).toEqual([
      '05-01–05-15 - en çok 3 gece',
      '05-16–05-16 1 en çok 3 gece',
      '05-17–05-31 - en çok 3 gece',
    ]);
    expect(told(sellWhole(rows, { startsOn: '2027-05-16', endsOn: '2027-05-20' }))[1]).toBe(
      '05-16–05-16 5 giriş ve çıkış her gün',
    );
  });

  it('open the day after them to departure', () => {
    // Saturday to Saturday; 21 May 2027 is a Friday.
    const rows = [row('2027-05-01', '2027-05-31', { arrivalDays: [6], departureDays: [6] })];
    expect(
      told(sellWhole(rows, { startsOn: '2027-05-16', endsOn: '2027-05-20' })).slice(3),
    ).toEqual([
      '05-21–05-21 - giriş cumartesi · çıkış cuma ve cumartesi',
      '05-22–05-31 - giriş cumartesi · çıkış cumartesi',
    ]);
  });
});

it('says the rules of a row in a few words', () => {
  const dayNights = [{ day: 6, minNights: 7, maxNights: null }];
  expect(describeStayDays({ arrivalDays: [5, 6], maxNights: 14, dayNights })).toMatch(
    /^giriş cuma ve cumartesi · en çok 14 gece · girişe göre .*7.* gece$/,
  );
});
