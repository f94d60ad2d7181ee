import { expect, it } from 'vitest';
import { AROUND, say } from './around.testing.ts';
import { readEmail, readGuest, readOwner, readPhone, readVillaName } from './people.ts';

// `=` is known, `~` has a likely meaning (the first) that somebody accepts, `?` must be chosen.

it.each([
  ['Villa Zeytin', '= Villa Zeytin'],
  ['villa reçine ', '~ Villa Reçine | villa reçine'],
  ['VİLLA MAVİ DENİZ ', '~ Villa Mavi Deniz | VİLLA MAVİ DENİZ'],
  ['villa IŞIL', '~ Villa Işıl | villa IŞIL'],
  ['Villa  Ada', '= Villa Ada'],
  ['Villa ABC', '~ Villa Abc | Villa ABC'],
  ['V2', '= V2'],
  ['', '~ Adı olmayan satırları aktarma'],
  ['Villa Çınar 2', '= Villa Çınar 2'],
  ["villa o'neil", "~ Villa O'Neil | villa o'neil"],
])('reads the name of a villa: %s', (text, reading) =>
  expect(say(readVillaName(text))).toBe(reading),
);

it.each([
  ['Ahmet Kaya', '= Ahmet Kaya'],
  ['fatma ÇELİK', '~ Fatma Çelik | fatma ÇELİK'],
  ["O'Neil, Sean", "~ Sean O'Neil | O'Neil, Sean"],
  ['AHMET KAYA', '~ Ahmet Kaya | AHMET KAYA'],
  ['', '~ İsimsiz Misafir | Bu satırları aktarma'],
  ['李', '= 李'],
  ['Kaya Ailesi', '= Kaya Ailesi'],
  ['Ahmet Kaya 0532 111 22 33', '~ Ahmet Kaya, +90 532 111 22 33 | Ahmet Kaya 0532 111 22 33'],
  ['Dr. Ali Can', '= Dr. Ali Can'],
  ['McDonald', '= McDonald'],
  ['Ayşe & Ali', '= Ayşe & Ali'],
  ['محمد العلي', '= محمد العلي'],
  ['김민준', '= 김민준'],
  ['BAKIM', '~ Misafir değil: bu satırları aktarma | BAKIM'],
  ['Ev sahibi', '~ Misafir değil: bu satırları aktarma | Ev sahibi'],
  ['Petrov 45.000', '~ Petrov | Petrov 45.000'],
  ['Müller (4 kişi)', '~ Müller | Müller (4 kişi)'],
])('reads a guest: %s', (text, reading) => expect(say(readGuest(text))).toBe(reading));

it.each([
  ['0532 111 22 33', '= +905321112233'],
  ['5321112233', '= +905321112233'],
  ['+49 170 1234567', '= +491701234567'],
  ['0532', '~ Boş bırak, notlara yaz'],
  ['-', '~ Boş bırak'],
  ['yok', '~ Boş bırak'],
  [
    '0532 111 22 33 / 0544 123 45 67',
    '~ +90 532 111 22 33 | +90 544 123 45 67 | Boş bırak, notlara yaz',
  ],
  ['05321112233 (eşi)', '~ +90 532 111 22 33 | Boş bırak, notlara yaz'],
  ['00905321112233', '= +905321112233'],
  ['bilinmiyor', '~ Boş bırak, notlara yaz'],
])('reads a phone: %s', (text, reading) => expect(say(readPhone('phone', text))).toBe(reading));

it.each([
  ['a@b.example', '= a@b.example'],
  ['A@B.EXAMPLE', '= a@b.example'],
  ['yok', '~ Boş bırak, notlara yaz'],
  ['a@b.example; c@d.example', '~ a@b.example | c@d.example | Boş bırak, notlara yaz'],
])('reads an address: %s', (text, reading) => expect(say(readEmail('email', text))).toBe(reading));

it.each([
  ['Mehmet Bey 0532 999 22 33', '~ Yeni ev sahibi: Mehmet Bey, +90 532 999 22 33'],
  ['ayşe demir', '= Ayşe Demir (#1)'],
  ['AYŞE DEMİR', '= Ayşe Demir (#1)'],
  ['Ali Kaya', '? Ali Kaya, ali@posta.example | Ali Kaya, +90 544 123 45 67, ali2@posta.example'],
  ['Ali Kaya 0544 123 45 67', '= Ali Kaya (#3)'],
  ['0532 111 22 33', '= Ayşe Demir (#1)'],
  ['0533 111 22 33', '~ Yeni ev sahibi: Ev Sahibi 2233, +90 533 111 22 33'],
  ['Hasan Yıldız / 05441234568', '~ Yeni ev sahibi: Hasan Yıldız, +90 544 123 45 68'],
  ['', '~ “Bilinmeyen Ev Sahibi” kaydıyla al, sonra düzelt | Bu satırları aktarma'],
  ['-', '~ “Bilinmeyen Ev Sahibi” kaydıyla al, sonra düzelt | Bu satırları aktarma'],
  ['yeni@posta.example', '~ Yeni ev sahibi: Ev Sahibi, yeni@posta.example'],
  ['Ayşe <ayse@posta.example>', '= Ayşe Demir (#1)'],
  ['Mehmet Bey (tel: 0532 888 11 22)', '~ Yeni ev sahibi: Mehmet Bey, +90 532 888 11 22'],
  [
    'Ayşe Demir 0555 111 22 33',
    '? Ayşe Demir, +90 532 111 22 33, ayse@posta.example | Yeni ev sahibi: Ayşe Demir, +90 555 111 22 33',
  ],
  ['0544 765 43 21', '= Veli Su (#4)'],
  ['Veli Su', '? Veli Su, +90 544 765 43 21 | Veli Su'],
  ['Yılmaz Turizm Ltd. Şti.', '~ Yeni ev sahibi: Yılmaz Turizm Ltd. Şti.'],
  ['Mehmet & Ali 0532 7771122 - 0533 7771122', '~ Yeni ev sahibi: Mehmet & Ali, +90 532 777 11 22'],
  ['bilinmiyor', '~ “Bilinmeyen Ev Sahibi” kaydıyla al, sonra düzelt | Bu satırları aktarma'],
])('reads an owner: %s', (text, reading) => expect(say(readOwner(text, {}, AROUND))).toBe(reading));
