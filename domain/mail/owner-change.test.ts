import { expect, it } from 'vitest';
import { ownerChange, type OwnersStay } from './owner-change.ts';

const STAY: OwnersStay = {
  villa: 'Villa Çınar',
  checkIn: '2027-05-10',
  checkOut: '2027-05-17',
  adults: 2,
  children: 0,
  babies: 0,
};

it.each([
  [{ checkIn: '2027-05-11', checkOut: '2027-05-18' }, 'Rezervasyonun tarihleri değişti', 2],
  [{ checkOut: '2027-05-19' }, 'Konaklama uzadı', 2],
  [{ checkOut: '2027-05-15' }, 'Konaklama kısaldı', 2],
  [{ checkIn: '2027-05-12' }, 'Rezervasyonun tarihleri değişti', 2],
  [{ villa: 'Villa Defne' }, 'Rezervasyon başka evinize alındı', 1],
  [{ adults: 4, babies: 1 }, 'Kişi sayısı değişti', 2],
  [{ children: 1 }, 'Kişi sayısı değişti', 1],
])('tells an owner of %j', (change, title, lines) => {
  const told = ownerChange(STAY, { ...STAY, ...change });
  expect([told?.title, told?.lines.length]).toEqual([title, lines]);
});

it('says what it was and what it is', () => {
  const told = ownerChange(STAY, { ...STAY, checkOut: '2027-05-19' });
  expect(told?.lines).toEqual([
    'Çıkış: 17 Mayıs 2027 Pazartesi yerine 19 Mayıs 2027 Çarşamba',
    'Süre: 7 gece yerine 9 gece',
  ]);
});

it('tells both owners of a stay that goes from one to the other', () => {
  expect(ownerChange(STAY, null)).toMatchObject({
    title: 'Rezervasyon evinizden alındı',
    villa: 'Villa Çınar',
  });
  expect(ownerChange(null, { ...STAY, villa: 'Villa Defne' })).toMatchObject({
    title: 'Evinize bir rezervasyon alındı',
    villa: 'Villa Defne',
  });
});

it('says nothing of what was undone, or was never theirs', () => {
  expect(ownerChange(STAY, { ...STAY })).toBeNull();
  expect(ownerChange(null, null)).toBeNull();
});
