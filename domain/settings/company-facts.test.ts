import { expect, it } from 'vitest';
import { COMPANY_FACT_KEYS, missingCompanyFacts, missingMailFacts } from './company-facts.ts';

const rows = (value: string) => COMPANY_FACT_KEYS.map((key) => ({ key, value }));

it('names empty and blank settings, and no others', () => {
  expect(missingCompanyFacts(rows('x'))).toEqual([]);
  expect(missingCompanyFacts(rows(' '))).toHaveLength(COMPANY_FACT_KEYS.length);
  const one = [
    ...rows('x').filter(({ key }) => key !== 'tursab_no'),
    { key: 'tursab_no', value: '' },
  ];
  expect(missingCompanyFacts(one)).toEqual(['TÜRSAB belge no']);
});

it('holds mails for title, licence and address to answer to alone', () => {
  expect(missingMailFacts(rows(''))).toEqual(['Ticaret unvanı', 'TÜRSAB belge no', 'E-posta']);
});
