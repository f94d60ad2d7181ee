import { describe, expect, it } from 'vitest';
import { openText, openTextShort } from './open-text.ts';
import { parseSearch, searchHref, stayNights, withComingDates } from './search-state.ts';

const parse = (text: string) => parseSearch(new URLSearchParams(text));

describe('a stay somewhere in months', () => {
  it('is written to the address and read back', () => {
    const state = parse('month=2027-08,2027-07&nights=weekend&adults=2');
    expect(state).toMatchObject({ month: ['2027-07', '2027-08'], nights: 'weekend' });
    expect(searchHref(state)).toBe('/listing?nights=weekend&adults=2&month=2027-07,2027-08');
    expect(parse(searchHref(state).split('?')[1] ?? '')).toEqual(state);
  });
  it('takes the place of the dates it was asked with before', () => {
    const state = parse('checkin=2027-06-12&checkout=2027-06-19&month=2027-07');
    expect(state).not.toHaveProperty('checkin');
    expect(stayNights(state)).toBe(7);
    expect(stayNights(parse('month=2027-07&nights=weekend'))).toBe(2);
  });
  it.each(['month=', 'month=2027-13', 'month=temmuz', 'nights=5'])('is none in %s', (address) => {
    expect(parse(address)).toMatchObject({ month: [] });
    expect(parse(address)).not.toHaveProperty('nights');
    expect(stayNights(parse(address))).toBeNull();
  });
  it.each(['0', '29', 'x'])('is a week instead of an invalid %s nights', (nights) => {
    expect(parse(`month=2027-07&nights=${nights}`)).not.toHaveProperty('nights');
  });
  it('is said in words', () => {
    expect(openText(['2027-07'])).toBe('Temmuz 2027 içinde 7 gece');
    expect(openText(['2027-07', '2027-08'], 10)).toBe('Temmuz, Ağustos 2027 içinde 10 gece');
    expect(openTextShort(['2027-07', '2027-08'])).toBe('Tem, Ağu 2027 · 7 gece');
    expect(openTextShort(['2027-06', '2027-07', '2027-08'])).toBe('Haz–Ağu 2027 · 7 gece');
    expect(openTextShort(['2026-11', '2026-12', '2027-01'])).toBe('Kas 2026–Oca 2027 · 7 gece');
    expect(openTextShort(['2027-05', '2027-07', '2027-08'])).toBe('May, Tem, Ağu 2027 · 7 gece');
    expect(openText(['2026-12', '2027-01'], 'weekend')).toBe(
      'Aralık 2026, Ocak 2027 içinde bir hafta sonu',
    );
  });
});

describe('days that are over become the same days of the coming year', () => {
  const from = (text: string) => searchHref(withComingDates(parse(text), '2027-06-13'));

  it.each([
    [
      'checkin=2027-06-12&checkout=2027-06-19&flex=3&adults=2&town=kalkan',
      '?checkin=2028-06-10&checkout=2028-06-17&adults=2&town=kalkan&flex=3',
    ],
    ['checkin=2027-06-13&checkout=2027-06-19', '?checkin=2027-06-13&checkout=2027-06-19'],
    ['month=2027-05,2027-06&nights=5', '?nights=5&month=2027-06'],
    ['month=2027-05&nights=5&adults=2', '?nights=5&adults=2&month=2028-05'],
    ['month=2025-07,2025-08', '?month=2027-07,2027-08'],
    ['checkin=2019-06-12&checkout=2019-06-19', '?checkin=2028-06-14&checkout=2028-06-21'],
    ['adults=2', '?adults=2'],
  ])('%s', (asked, left) => expect(from(asked)).toBe(`/listing${left}`));
});
