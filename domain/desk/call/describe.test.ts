import { expect, it } from 'vitest';
import { RATES, understand } from './call.testing.ts';
import { describePart, describeRate } from './describe.ts';

const described = (typed: string) => understand(typed).map(describePart);

it.each([
  ['6 kişi', ['6 kişi']],
  ['4 yetişkin 2 çocuk 1 bebek', ['4 yetişkin', '2 çocuk', '1 bebek']],
  ['2+2+1', ['2 yetişkin, 2 çocuk, 1 bebek']],
  ['2+2', ['2 yetişkin, 2 çocuk']],
  ['2+0', ['2 yetişkin']],
  ['kalkan özel havuz balayı kaş', ['Kalkan', 'Özel havuz', 'Balayı', 'Kaş']],
  ['12-19 temmuz ±2', ['12–19 Temmuz 2027', '± 2 gün']],
  ['12 temmuz 5 gece', ['12 Tem 2027 giriş', '5 gece']],
  ['temmuz', ['Temmuz 2027']],
  ['mayısta hafta sonu', ['Mayıs 2027, 2 gece']],
  ['20 temmuza kadar', ['22 Kasım 2026 – 20 Temmuz 2027 arası']],
  ['haziran temmuz', ['Haziran 2027 – Temmuz 2027']],
  ['3 oda denize 500 m', ['3 yatak odası', 'Denize en çok 500 m']],
  ['60 bin', ['en çok 60.000 ₺']],
  ['gecelik 5-8 bin', ['gecelik en az 5.000 ₺, en çok 8.000 ₺']],
  ['2500 euro', ['en çok 2.500 €']],
  ['gecelik 200-250 usd', ['gecelik en az 200 $, en çok 250 $']],
  ['villa zeytin', ['zeytin: 2 villa']],
  ['değirmen', ['Villa Değirmen']],
  ['helikopter', ['anlaşılmadı']],
  ['2 banyolu', ['2 banyo']],
  ['en ucuz', ['en ucuzu önce']],
  ['jakuzi istemiyoruz', ['Jakuzi istenmiyor']],
  ['yürüme mesafesi', ['Denize en çok 800 m']],
  ['near the beach', ['Denize en çok 800 m']],
  ['close to the sea', ['Denize en çok 800 m']],
  ['500 metre deniz', ['Denize en çok 500 m']],
  ['sahile en fazla 1 km', ['Denize en çok 1000 m']],
])('says how "%s" was understood', (typed, words) => expect(described(typed)).toEqual(words));

it.each([
  ['2500 euro', '≈ 121.505 ₺'],
  ['2000-2500 €', '≈ 97.204–121.505 ₺'],
  ['en az 2000 €', '≈ 97.204 ₺'],
  ['£2000', 'kuru yok, bütçeye bakılmadı'],
  ['60 bin', null],
  ['6 kişi', null],
])('says what "%s" is searched by', (typed, words) =>
  expect(understand(typed).map((part) => describeRate(part, RATES))).toEqual([words]),
);
