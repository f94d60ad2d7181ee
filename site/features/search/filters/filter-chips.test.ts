import { describe, expect, it } from 'vitest';
import { giveUp, listChips } from './filter-chips.ts';
import { EMPTY_SEARCH } from '../state/search-state.ts';

const OPTIONS = {
  places: [],
  towns: [
    { slug: 'kalkan', name: 'Kalkan', count: 1 },
    { slug: 'gocek', name: 'Göcek', count: 1 },
  ],
  districts: [],
  villaTypes: [],
  features: [
    { slug: 'jakuzi', name: 'Jakuzi', count: 1 },
    { slug: 'sauna', name: 'Sauna', count: 1 },
  ],
  otherFeatures: [{ slug: 'hamam', name: 'Hamam', count: 1 }],
  price: { min: 0, max: 0 },
};
const ASKED = {
  ...EMPTY_SEARCH,
  checkin: '2027-06-12',
  checkout: '2027-06-19',
  flex: 2,
  adults: 4,
  children: 1,
  town: ['kalkan', 'gocek'],
  feature: ['jakuzi', 'sauna'],
  maxPrice: 10_000,
  skip: 20,
};

describe('filter chips', () => {
  const chips = listChips(ASKED, OPTIONS);

  it('name every choice', () => {
    expect(chips.map(({ label }) => label)).toEqual([
      '12–19 Haziran 2027 ± 2 gün',
      '4 yetişkin, 1 çocuk',
      'Kalkan',
      'Göcek',
      'Jakuzi',
      'Sauna',
      'Gecelik en çok 10.000 ₺',
    ]);
  });

  it('take away one choice and go back to the first page', () => {
    const without = (label: string) => chips.find((chip) => chip.label === label)?.remove(ASKED);
    expect(without('Göcek')).toEqual({ ...ASKED, town: ['kalkan'], skip: 0 });
    expect(without('4 yetişkin, 1 çocuk')).toMatchObject({ adults: 0, children: 0 });
    expect(without('12–19 Haziran 2027 ± 2 gün')).toMatchObject({ checkin: undefined, flex: 0 });
  });

  it('name what is measured, and a total only where there are nights', () => {
    const asked = {
      ...EMPTY_SEARCH,
      bathrooms: 2,
      sea: 500,
      rating: 45,
      bounds: '29.3,36.2,29.5,36.3',
      maxTotal: 60_000,
    };
    const names = (state: typeof ASKED | typeof asked) =>
      listChips(state, OPTIONS).map(({ label }) => label);
    const measured = ['En az 2 banyo', 'Denize en çok 500 m', '4,5 ve üstü puan', 'Harita alanı'];
    expect(names(asked)).toEqual(measured);
    const { checkin, checkout } = ASKED;
    expect(names({ ...asked, checkin, checkout })).toEqual([
      '12–19 Haziran 2027',
      ...measured,
      'Toplam en çok 60.000 ₺',
    ]);
  });

  it('relax whole filters: both towns, one amenity', () => {
    expect(giveUp(ASKED, chips, ['town', 'feature:jakuzi'])).toEqual({
      label: 'Kalkan · Göcek · Jakuzi',
      rest: { ...ASKED, town: [], feature: ['sauna'], skip: 0 },
    });
  });
});
