import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryName } from './countries.ts';
import { NationalitySchema } from './fields.ts';

const names = COUNTRIES.map(([, name]) => name);

describe('countries', () => {
  it('have one code and one name each', () => {
    expect(new Set(COUNTRIES.map(([code]) => code)).size).toBe(COUNTRIES.length);
    expect(new Set(names).size).toBe(COUNTRIES.length);
  });

  it.each(COUNTRIES)(
    '%s (%s) can be kept as a nationality and is said by its name',
    (code, name) => {
      expect(NationalitySchema.safeParse(code).success).toBe(true);
      expect(countryName(code)).toBe(name);
    },
  );

  it('are the 193 members of the United Nations and six more', () => {
    const more = ['HK', 'MO', 'PS', 'TW', 'VA', 'XK'];
    const members = COUNTRIES.filter(([code]) => !more.includes(code));
    expect(members).toHaveLength(193);
    expect(COUNTRIES).toHaveLength(193 + more.length);
  });

  it('are found where a Turkish reader looks, after Türkiye', () => {
    expect(names[0]).toBe('Türkiye');
    expect(names.slice(1)).toEqual(names.slice(1).toSorted(new Intl.Collator('tr').compare));
  });

  it.each(['ZZ', 'tr', ''])('“%s” that the table does not know is said by its code', (code) =>
    expect(countryName(code)).toBe(code),
  );
});
