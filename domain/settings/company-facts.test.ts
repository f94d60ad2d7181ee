import { expect, it } from 'vitest';
import {
  COMPANY_FACT_KEYS,
  fillGaps,
  GAPS,
  missingCompanyFacts,
  missingMailFacts,
} from './company-facts.ts';

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

it('fills every placeholder of a known fact in nested texts, and leaves the others', () => {
  const texts = {
    title: `${GAPS.name} kimdir?`,
    body: [{ text: `${GAPS.title}, ${GAPS.address}` }],
  };
  const known = [
    { key: 'site_name', value: ' $1 Villa ' },
    { key: 'company_title', value: 'Mavi Ltd.' },
    { key: 'site_address', value: ' ' },
  ];
  expect(fillGaps(texts, known)).toEqual({
    title: '$1 Villa kimdir?',
    body: [{ text: `Mavi Ltd., ${GAPS.address}` }],
  });
});
