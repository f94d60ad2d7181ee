import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { offerExtras, toItem, type VillaExtra, VillaExtras, withItems } from './offered.ts';

const extra = (id: string, rest: Partial<VillaExtra>): VillaExtra => ({
  id,
  name: id,
  text: '',
  price: 10_001,
  unit: 'stay',
  payee: 'agency',
  active: true,
  ...rest,
});
const STAY = { checkIn: '2027-06-01', checkOut: '2027-06-08', adults: 2, children: 1 };
const ALL = [
  extra('sef', { unit: 'night' }),
  extra('transfer', { unit: 'person', payee: 'owner' }),
  extra('temizlik', {}),
  extra('yatak', { unit: 'piece' }),
  extra('eski', { active: false }),
];

describe('extras of a villa', () => {
  it('cost by the stay, each by its unit, and what is switched off is not offered', () => {
    const offered = offerExtras(ALL, STAY, [{ id: 'yatak', quantity: 3 }]);
    expect(offered.map(({ id, count, amount, chosen }) => [id, count, amount, chosen])).toEqual([
      ['sef', 7, 70_007, false],
      ['transfer', 3, 30_003, false],
      ['temizlik', 1, 10_001, false],
      ['yatak', 3, 30_003, true],
    ]);
    expect(choicesOf(offered)).toEqual([{ id: 'yatak', quantity: 3 }]);
  });

  it('become lines and sums of the stay, to the kuruş', () => {
    const taken = offerExtras(ALL, STAY, [
      { id: 'sef', quantity: 1 },
      { id: 'transfer', quantity: 9 },
      { id: 'eski', quantity: 1 },
    ]).filter(({ chosen }) => chosen);
    const money = { lines: [{ code: 'nights', label: 'Geceler', amount: 100 }], total: 100 };
    const agreed = withItems(money, taken.map(toItem));
    expect(agreed).toMatchObject({ extras: 100_010, agencyExtras: 70_007, total: 100_110 });
    expect(agreed.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(agreed.total);
    expect(agreed.lines[1]?.label).toBe('sef, gecelik (7 adet)');
  });

  it('have an id each', () => {
    expect(VillaExtras.safeParse([ALL[0], ALL[0]]).success).toBe(false);
    expect(VillaExtras.safeParse(ALL.map((one) => ({ ...one, name: 'Şef' }))).success).toBe(true);
    expect(VillaExtras.safeParse([extra('a', { name: 'Şef', price: 0 })]).success).toBe(false);
  });
});
