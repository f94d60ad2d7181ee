import { expect, it } from 'vitest';
import { AROUND, say } from './around.testing.ts';
import { readFee, readNightly, readPastTotal } from './money.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  ['5000', '= 5000'],
  ['5.000', '= 5000'],
  ['5.000 TL', '= 5000'],
  ['₺5.000', '= 5000'],
  ['5.000₺', '= 5000'],
  ['TL 5000', '= 5000'],
  ['12.500,50', '= 12500,50'],
  ['18 bin', '~ 18.000 ₺ | Boş bırak, notlara yaz'],
  ['18bin', '~ 18.000 ₺ | Boş bırak, notlara yaz'],
  ['18 BİN TL', '~ 18.000 ₺ | Boş bırak, notlara yaz'],
  ['18,5 bin', '~ 18.500 ₺ | Boş bırak, notlara yaz'],
  ['1.5 bin', '~ 1.500 ₺ | Boş bırak, notlara yaz'],
  ['18k', '~ 18.000 ₺ | Boş bırak, notlara yaz'],
  ['1,2 milyon', '~ 1.200.000 ₺ | Boş bırak, notlara yaz'],
  ['€250', '~ 12.125 ₺ (250 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['250€', '~ 12.125 ₺ (250 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['250 euro', '~ 12.125 ₺ (250 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['250 EUR', '~ 12.125 ₺ (250 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['$300', '~ 12.600 ₺ (300 $, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['300 dolar', '~ 12.600 ₺ (300 $, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['£200', '~ 11.000 ₺ (200 £, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['25.000.-', '~ 25.000 ₺ | Boş bırak, notlara yaz'],
  ['25.000,-', '~ 25.000 ₺ | Boş bırak, notlara yaz'],
  ['12 500', '~ 12.500 ₺ | Boş bırak, notlara yaz'],
  ['12\u00a0500', '~ 12.500 ₺ | Boş bırak, notlara yaz'],
  ["12'500", '~ 12.500 ₺ | Boş bırak, notlara yaz'],
  ['9,500', '? 9.500 ₺ | 9,50 ₺ | Boş bırak, notlara yaz'],
  ['12,500.00', '~ 12.500 ₺ | Boş bırak, notlara yaz'],
  ['1,250,000', '~ 1.250.000 ₺ | Boş bırak, notlara yaz'],
  ['12500.00', '~ 12.500 ₺ | Boş bırak, notlara yaz'],
  ['12.5', '? 12,50 ₺ | 12.500 ₺ | Boş bırak, notlara yaz'],
  ['12.34', '? 12,34 ₺ | 12.340 ₺ | Boş bırak, notlara yaz'],
  ['15.000-18.000', '? 15.000 ₺ | 18.000 ₺ | Boş bırak, notlara yaz'],
  ['15-18 bin', '? 15.000 ₺ | 18.000 ₺ | Boş bırak, notlara yaz'],
  ['yok', '~ Yok (0 ₺) | Boş bırak'],
  ['YOK', '~ Yok (0 ₺) | Boş bırak'],
  ['-', '~ Yok (0 ₺) | Boş bırak'],
  ['—', '~ Yok (0 ₺) | Boş bırak'],
  ['alınmıyor', '~ Yok (0 ₺) | Boş bırak'],
  ['ücretsiz', '~ Yok (0 ₺) | Boş bırak'],
  ['0', '= 0'],
  ['?15.000', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
  ['sorulacak', '? Boş bırak, notlara yaz'],
  ['?', '? Boş bırak, notlara yaz'],
  ['', '? Boş bırak, notlara yaz'],
  ['-500', '? Boş bırak, notlara yaz'],
  ['5000 TL (iade edilir)', '~ 5.000 ₺ | Boş bırak, notlara yaz'],
  ['on bin', '? Boş bırak, notlara yaz'],
  ['5 000,00 ₺', '~ 5.000 ₺ | Boş bırak, notlara yaz'],
  ['500 tl nakit', '? Boş bırak, notlara yaz'],
  ['10%', '? Boş bırak, notlara yaz'],
  ['5000 TL 300 €', '? Boş bırak, notlara yaz'],
  [
    '9999999999999999999999999999999999999999999999999999999999999999999999',
    '? Boş bırak, notlara yaz',
  ],
])('reads a fee: %s', (text, reading) =>
  expect(say(readFee('deposit', text, AROUND))).toBe(reading),
);

it.each([
  ['15.000', '= 15000'],
  ['15.000/gece', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
  ['gecelik 15.000', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
  ['105.000 haftalık', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
  ['haftalık 105.000 TL', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
  ['300.000 aylık', '? Boş bırak, notlara yaz'],
  ['250', '? 12.125 ₺ (250 €, bugünkü kurla) | 250 ₺ | Boş bırak, notlara yaz'],
  ['15', '? 15.000 ₺ | 728 ₺ (15 €, bugünkü kurla) | 15 ₺ | Boş bırak, notlara yaz'],
  ['12,5', '? 12.500 ₺ | 606 ₺ (12,50 €, bugünkü kurla) | 12,50 ₺ | Boş bırak, notlara yaz'],
  ['18 bin', '~ 18.000 ₺ | Boş bırak, notlara yaz'],
  ['yok', '~ Fiyat yok, boş bırak'],
  ['sorunuz', '? Boş bırak, notlara yaz'],
  ['€250', '~ 12.125 ₺ (250 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['€1.750 / week', '~ 12.125 ₺ (1.750 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['15000 TL + temizlik', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
])('reads a price of a night: %s', (text, reading) =>
  expect(say(readNightly('nightly', text, AROUND, false))).toBe(reading),
);

it.each([
  ['105.000', '~ 15.000 ₺ gecelik (haftalığın yedide biri) | Boş bırak, notlara yaz'],
  ['€1750', '~ 12.125 ₺ (1.750 €, bugünkü kurla) | Boş bırak, notlara yaz'],
  ['15.000 gecelik', '~ 15.000 ₺ | Boş bırak, notlara yaz'],
])('divides a price of a week: %s', (text, reading) =>
  expect(say(readNightly('nightly', text, AROUND, true))).toBe(reading),
);

it.each([
  ['87.500', '= 87500'],
  ['87.500,00', '= 87500'],
  ['87500 TL', '= 87500'],
  ['€1.750', '~ Tutarı bilinmiyor olarak al | 84.875 ₺ (1.750 €, bugünkü kurla)'],
  ['', '~ Tutarı bilinmiyor olarak al'],
  ['yok', '~ Tutarı bilinmiyor olarak al | 0 ₺'],
  ['bilinmiyor', '= bilinmiyor'],
  ['-', '~ Tutarı bilinmiyor olarak al | 0 ₺'],
  ['9,500', '? 9.500 ₺ | 9,50 ₺ | Tutarı bilinmiyor olarak al'],
  ['0', '= 0'],
  ['87 bin', '~ 87.000 ₺ | Tutarı bilinmiyor olarak al'],
  ['iade', '? Tutarı bilinmiyor olarak al'],
])('reads the total of a past stay: %s', (text, reading) =>
  expect(say(readPastTotal('total', text, AROUND))).toBe(reading),
);
