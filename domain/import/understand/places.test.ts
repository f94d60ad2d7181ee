import { expect, it } from 'vitest';
import { AROUND, say } from './around.testing.ts';
import { readPlace, readTypes, readVilla } from './places.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  ['Kalkan', '= Kalkan, Kaş'],
  ['kalkan ', '= Kalkan, Kaş'],
  ['KALKAN', '= Kalkan, Kaş'],
  ['Kaş', '? Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş)'],
  ['Kaş / Kalkan', '~ Kalkan (Kaş)'],
  ['Kalkan, Kaş', '~ Kalkan (Kaş)'],
  ['Kalkan/Kaş', '~ Kalkan (Kaş)'],
  ['Kalkan (Kaş)', '~ Kalkan (Kaş)'],
  ['Fethiye Ovacık', '~ Yeni bölge: Ovacık (Fethiye) | Ölüdeniz (Fethiye) | Göcek (Fethiye)'],
  ['Fethiye-Ölüdeniz', '~ Ölüdeniz (Fethiye)'],
  ['FETHİYE - OVACIK', '~ Yeni bölge: Ovacık (Fethiye) | Ölüdeniz (Fethiye) | Göcek (Fethiye)'],
  ['Datça', '~ Yeni bölge: Datça (Datça)'],
  ['Bodrum', '? Yalıkavak (Bodrum) | Yeni bölge: Bodrum Merkez (Bodrum)'],
  ['Bodrum Yalıkavak', '~ Yalıkavak (Bodrum)'],
  ['Bodrum/Gümüşlük', '~ Yeni bölge: Gümüşlük (Bodrum) | Yalıkavak (Bodrum)'],
  ['Kalkn', '~ Kalkan (Kaş)'],
  ['Kalkna', '~ Kalkan (Kaş)'],
  ['İslamlar köyü', '~ İslamlar (Kaş)'],
  ['Kalkan Kışla', '~ Kalkan (Kaş)'],
  ['Antalya', '? Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş) | Bu satırları aktarma'],
  ['', '? Bu satırları aktarma'],
  [
    'Marmaris',
    '? Yeni bölge: Marmaris (Kaş) | Yeni bölge: Marmaris (Fethiye) | Yeni bölge: Marmaris (Bodrum) | Bu satırları aktarma',
  ],
  ['Ölüdeniz Fethiye Muğla', '~ Ölüdeniz (Fethiye)'],
  ["Kalkan'da", '~ Kalkan (Kaş)'],
  ['Kaş merkez', '= Kaş Merkez, Kaş'],
  ['kas', '? Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş)'],
  ['oludeniz', '= Ölüdeniz, Fethiye'],
  ['Ölü Deniz', '~ Ölüdeniz (Fethiye)'],
  ['Yalı Kavak', '~ Yalıkavak (Bodrum)'],
])('reads a place: %s', (text, reading) => expect(say(readPlace(text, '', AROUND))).toBe(reading));

it.each([
  ['Kalkan', '= Kalkan, Kaş'],
  ['Ovacık', '~ Yeni bölge: Ovacık (Kaş) | Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş)'],
  ['', '? Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş) | Bu satırları aktarma'],
  ['Göcek', '~ Yeni bölge: Göcek (Kaş) | Kalkan (Kaş) | Kaş Merkez (Kaş) | İslamlar (Kaş)'],
])('reads a place beside its district: %s', (text, reading) =>
  expect(say(readPlace(text, 'Kaş', AROUND))).toBe(reading),
);

it.each([
  ['V1', '= V1'],
  ['v1', '= V1'],
  ['villa reçine ', '= V1'],
  ['Reçine', '= V1'],
  ['VİLLA REÇİNE', '= V1'],
  ['Vila Recine', '= V1'],
  ['Villa Defne', '? Villa Defne, Datça (V2) | Villa Defne, Kalkan (V3)'],
  ['Mavi Deniz', '= KLK-7'],
  ['Villa Mavi Deniz', '= KLK-7'],
  ['klk-7', '= KLK-7'],
  ['klk 7', '~ Mavi Deniz, Kalkan (KLK-7) | Bu satırları aktarma'],
  ['KLK7', '~ Mavi Deniz, Kalkan (KLK-7) | Bu satırları aktarma'],
  ['v-1', '~ Villa Reçine, Kalkan (V1) | Bu satırları aktarma'],
  [
    'Villa Yok',
    '? Villa Reçine, Kalkan (V1) | Villa Defne, Datça (V2) | Villa Defne, Kalkan (V3) | Mavi Deniz, Kalkan (KLK-7) | Bu satırları aktarma',
  ],
  ['VİLLA REÇİNE 2025 REZERVASYONLARI', '~ Villa Reçine, Kalkan (V1) | Bu satırları aktarma'],
  ['', '? Villası yazılmamış satırları aktarma'],
  ['Reçin', '~ Villa Reçine, Kalkan (V1) | Bu satırları aktarma'],
  ['Villa Reçine (Kalkan)', '~ Villa Reçine, Kalkan (V1) | Bu satırları aktarma'],
  ['Defne Kalkan', '~ Villa Defne, Kalkan (V3) | Bu satırları aktarma'],
])('reads the villa of a stay: %s', (text, reading) =>
  expect(say(readVilla('villaCode', text, AROUND))).toBe(reading),
);

it.each([
  ['Lüks', '= Lüks'],
  ['lüks, deniz manzaralı', '= Lüks, Deniz Manzaralı'],
  ['Denizli', '~ Boş bırak, notlara yaz'],
  ['Deniz', '~ Deniz Manzaralı | Boş bırak, notlara yaz'],
  ['Muhafazakar', '~ Muhafazakâr / Korunaklı | Boş bırak, notlara yaz'],
  ['Olmayan', '~ Boş bırak, notlara yaz'],
])('reads the types of a villa: %s', (text, reading) =>
  expect(say(readTypes('types', text, AROUND))).toBe(reading),
);
