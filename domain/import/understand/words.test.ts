import { expect, it } from 'vitest';
import { say } from './around.testing.ts';
import {
  readHour,
  readMethod,
  readPayment,
  readPercent,
  readPermit,
  readState,
  readYesNo,
} from './words.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  ['geldi', '= Tamamlandı'],
  ['geldı', '= Tamamlandı'],
  ['GELDİ', '= Tamamlandı'],
  ['Geldiler', '= Tamamlandı'],
  ['iptal', '= İptal'],
  ['İPTAL', '= İptal'],
  ['iptal edildi', '= İptal'],
  ['müşteri iptal etti', '~ İptal | Konakladı'],
  ['opsiyon', '? İptal | Konakladı | Bu satırları aktarma'],
  ['Opsiyonlu', '? İptal | Konakladı | Bu satırları aktarma'],
  ['no-show', '= Gelmedi'],
  ['No Show', '= Gelmedi'],
  ['gelmedi', '= Gelmedi'],
  ['', '~ Konakladı | İptal'],
  ['Onaylandı', '= Tamamlandı'],
  ['ONAYLI', '= Tamamlandı'],
  ['kesin', '= Tamamlandı'],
  ['✓', '= Tamamlandı'],
  ['ok', '= Tamamlandı'],
  ['ödendi', '= Tamamlandı'],
  ['beklemede', '? İptal | Konakladı | Bu satırları aktarma'],
  ['???', '? Konakladı | İptal | Gelmedi | Bu satırları aktarma'],
  ['konakladı', '= Tamamlandı'],
  ['tamam', '= Tamamlandı'],
  ['belki', '? Konakladı | İptal | Gelmedi | Bu satırları aktarma'],
  ['confirmed', '= Tamamlandı'],
  ['cancelled', '= İptal'],
  ['İade', '= İptal'],
  ['No-Show', '= Gelmedi'],
  ['check-out', '= Tamamlandı'],
  ['onay bekliyor', '? İptal | Konakladı | Bu satırları aktarma'],
  ['Stornierung', '= İptal'],
])('reads how a stay ended: %s', (text, reading) => expect(say(readState(text))).toBe(reading));

it.each([
  ['16:00', '= 16:00'],
  ['16.00', '= 16:00'],
  ['16', '= 16:00'],
  ['1600', '= 16:00'],
  ['16:00:00', '= 16:00'],
  ['saat 16:00', '= 16:00'],
  ["16.00'dan sonra", '~ 16:00 | Boş bırak, notlara yaz'],
  ['16:00 sonrası', '~ 16:00 | Boş bırak, notlara yaz'],
  ['4 pm', '~ 16:00 | Boş bırak, notlara yaz'],
  ['16 00', '= 16:00'],
  // Nobody is let in at four in the morning, unless it is written so.
  ['saat 4', '~ 16:00 | 04:00 | Boş bırak, notlara yaz'],
  ['4', '~ 16:00 | 04:00 | Boş bırak, notlara yaz'],
  ['2.30', '~ 14:30 | 02:30 | Boş bırak, notlara yaz'],
  ['04:00', '= 04:00'],
  ['4 am', '~ 04:00 | Boş bırak, notlara yaz'],
  ['öğleden sonra 4', '~ 16:00 | Boş bırak, notlara yaz'],
  ['akşam 8', '~ 20:00 | Boş bırak, notlara yaz'],
  ['14:00-16:00', '? 14:00 | 16:00 | Boş bırak, notlara yaz'],
  ['akşam', '? Boş bırak, notlara yaz'],
  ['', '? Boş bırak, notlara yaz'],
  ['yok', '~ Boş bırak'],
  ['25:00', '? Boş bırak, notlara yaz'],
  ['9.30', '= 09:30'],
  ['16h', '= 16:00'],
  ['16 Uhr', '= 16:00'],
  ['ab 16 Uhr', '= 16:00'],
  ['bis 10:30', '= 10:30'],
])('reads a time of day: %s', (text, reading) =>
  expect(say(readHour('checkInTime', text))).toBe(reading),
);

it.each([
  ['20', '= 20'],
  ['%20', '= %20'],
  ['20%', '= 20%'],
  ['% 20', '= % 20'],
  ['yüzde 20', '= 20'],
  ['17,5', '= 17,5'],
  ['0,2', '~ %20 | %0,2 | Boş bırak, notlara yaz'],
  ['0.175', '~ %17,5 | %0,175 | Boş bırak, notlara yaz'],
  ['0', '= 0'],
  ['20+KDV', '~ %20 | Boş bırak, notlara yaz'],
  ['%20 + kdv', '~ %20 | Boş bırak, notlara yaz'],
  ['15-20', '? %15 | %20 | Boş bırak, notlara yaz'],
  ['yok', '~ %0 | Boş bırak, notlara yaz'],
  ['120', '? Boş bırak, notlara yaz'],
  ['on', '? Boş bırak, notlara yaz'],
  ['%20 (nakit)', '? %20 | Boş bırak, notlara yaz'],
])('reads a rate: %s', (text, reading) =>
  expect(say(readPercent('commissionRate', text))).toBe(reading),
);

it.each([
  ['48-1234', '= 48-1234'],
  ['07-5678', '= 07-5678'],
  ['başvuruldu', '~ Belge numarası yok; notlara yaz'],
  ['yok', '~ Belge numarası yok; notlara yaz'],
  ['-', '~ Belge numarası yok; notlara yaz'],
  ['beklemede', '~ Belge numarası yok; notlara yaz'],
  ['?48', '~ Belge numarası yok; notlara yaz'],
  ['Belge no 12', '= Belge no 12'],
  ['Belge no: 07-4411', '= 07-4411'],
  ['Turizm izin belgesi no: 48-12', '= 48-12'],
])('reads a permit number: %s', (text, reading) =>
  expect(say(readPermit('permitNo', text))).toBe(reading),
);

it.each([
  ['40.000 TL', '= 40000'],
  ['35.000', '= 35000'],
  ['ödendi', '~ Ödeme kaydı açma, notlara yaz'],
  ['ÖDENDİ', '~ Ödeme kaydı açma, notlara yaz'],
  ['tamamı ödendi', '~ Ödeme kaydı açma, notlara yaz'],
  ['yarısı ödendi', '~ Ödeme kaydı açma, notlara yaz'],
  ['5.000 kapora', '~ 5.000 ₺ | Ödeme kaydı açma, notlara yaz'],
  ['kapora 5.000', '~ 5.000 ₺ | Ödeme kaydı açma, notlara yaz'],
  ['kalan kapıda', '~ Ödeme kaydı açma, notlara yaz'],
  ['nakit 5.000', '~ 5.000 ₺, Nakit | Ödeme kaydı açma, notlara yaz'],
  ['5.000 elden', '~ 5.000 ₺, Nakit | Ödeme kaydı açma, notlara yaz'],
  ['havale', '~ Ödeme kaydı açma, notlara yaz'],
  ['havale 10.000', '~ 10.000 ₺, Havale | Ödeme kaydı açma, notlara yaz'],
  ['%50 ödendi', '~ Ödeme kaydı açma, notlara yaz'],
  ['ödenmedi', '~ Ödeme yok'],
  ['yok', '~ Ödeme yok'],
  ['', '~ Ödeme kaydı açma, notlara yaz'],
  ['0', '= '],
  ['0,00', '= '],
  ['0 TL', '= '],
  ['0.00 ₺', '= '],
  ['€500', '~ Ödeme kaydı açma, notlara yaz'],
  ['10 bin', '~ 10.000 ₺ | Ödeme kaydı açma, notlara yaz'],
  ['9,500', '? 9.500 ₺ | 9,50 ₺ | Ödeme kaydı açma, notlara yaz'],
  ['ok', '~ Ödeme kaydı açma, notlara yaz'],
])('reads what was received: %s', (text, reading) => expect(say(readPayment(text))).toBe(reading));

it.each([
  ['Havale', '= Havale'],
  ['nakit', '= Nakit'],
  ['kredi kartı', '= Kart'],
  ['elden', '= Nakit'],
  ['havale/kart', '? Havale | FAST | Kart | Nakit | Boş bırak, notlara yaz'],
  ['çek', '? Havale | FAST | Kart | Nakit | Boş bırak, notlara yaz'],
  ['FAST', '= FAST'],
  ['banka', '= Havale'],
])('reads how it was paid: %s', (text, reading) => expect(say(readMethod(text))).toBe(reading));

it('reads yes and no, and nothing else', () => {
  expect(['evet', 'Var', '✓', 'x'].map(readYesNo)).toEqual([true, true, true, true]);
  expect(['yok', 'Hayır', '-'].map(readYesNo)).toEqual([false, false, false]);
  expect(['ısıtmalı', ''].map(readYesNo)).toEqual([null, null]);
});
