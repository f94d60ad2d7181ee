import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, type Day, nightsBetween } from '#domain/values/dates.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import type { Values } from './field.ts';
import { type PastStay, toPastStay } from './past-stay.ts';
import { RESERVATION_FIELDS } from './reservation-fields.ts';

type Row = Values<typeof RESERVATION_FIELDS>;

const TODAY = '2026-11-21';

/** A row with the required cells only. */
const BARE: Row = {
  code: 'R-2025-0142',
  villaCode: 'KLK-101',
  guest: 'Gülşah Öztürk',
  phone: null,
  email: null,
  checkIn: '2025-06-14',
  nights: null,
  checkOut: '2025-06-21',
  adults: null,
  children: null,
  babies: null,
  total: 8_750_000,
  collected: null,
  collectedOn: null,
  collectedBy: null,
  status: null,
  bookedOn: null,
  language: null,
  note: null,
};

const read = (change: Partial<Row>, today: Day = TODAY) =>
  toPastStay({ ...BARE, ...change }, today);

function stayOf(change: Partial<Row>, today?: Day): PastStay {
  const result = read(change, today);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.stay;
}

/** What a clerk is told: "field: sentence", in order; empty for a valid row. */
function toldOf(change: Partial<Row>, today?: Day): string[] {
  const result = read(change, today);
  return 'stay' in result
    ? []
    : result.problems.map(({ field, message }) => `${field}: ${message}`);
}

beforeAll(speakTurkish);

describe('a stay of the past', () => {
  it('may have no number, and a total that somebody said to be unknown', () =>
    expect(stayOf({ code: null, total: 'unknown' })).toMatchObject({ code: null, total: null }));

  it('needs guest, days and total; the rest is what an agency means by leaving it out', () =>
    expect(read({})).toEqual({
      stay: {
        code: 'R-2025-0142',
        firstName: 'Gülşah',
        lastName: 'Öztürk',
        phone: '',
        email: '',
        checkIn: '2025-06-14',
        checkOut: '2025-06-21',
        adults: 1,
        children: 0,
        babies: 0,
        total: 8_750_000,
        collected: null,
        status: 'completed',
        bookedOn: null,
        language: null,
        note: '',
      },
    }));

  it.each([
    ['İngilizce', 'en'],
    ['deutsch', 'de'],
    ['Русский', 'ru'],
    ['TR', 'tr'],
  ])('reads the language of a guest, %s', (text, language) =>
    expect(RESERVATION_FIELDS.language.read(text)).toEqual({ value: language }),
  );

  it('names the languages there are for one that it does not know', () =>
    expect(RESERVATION_FIELDS.language.read('Klingonca')).toEqual({
      problem: '“Klingonca” bilinmiyor. Türkçe, İngilizce, Almanca veya Rusça yazın.',
    }));

  it('keeps everything that the books say, in the form in which the product keeps it', () =>
    expect(
      stayOf({
        code: ' r/2025_1.a ',
        phone: '0532 123 45 67',
        email: ' Gulsah@Posta.example ',
        adults: 4,
        children: 2,
        babies: 1,
        status: 'cancelled',
        bookedOn: '2025-02-12',
        language: 'en',
        note: ' Geç çıkış\nverildi ',
      }),
    ).toEqual({
      code: 'R/2025_1.A',
      firstName: 'Gülşah',
      lastName: 'Öztürk',
      phone: '+905321234567',
      email: 'gulsah@posta.example',
      checkIn: '2025-06-14',
      checkOut: '2025-06-21',
      adults: 4,
      children: 2,
      babies: 1,
      total: 8_750_000,
      collected: null,
      status: 'cancelled',
      bookedOn: '2025-02-12',
      language: 'en',
      note: 'Geç çıkış\nverildi',
    }));

  it.each(['completed', 'cancelled', 'no_show'] as const)('may have ended as %s', (status) =>
    expect(stayOf({ status }).status).toBe(status),
  );

  it.each<[string, Partial<Row>]>([
    ['a code of thirty signs', { code: 'A'.repeat(30) }],
    ['thirty of each kind of guest', { adults: 30, children: 30, babies: 30 }],
    ['a stay that cost nothing', { total: 0 }],
    ['ten million lira', { total: 1_000_000_000 }],
    ['a phone from abroad', { phone: '+44 20 7946 0958' }],
    ['a note of a thousand signs', { note: 'x'.repeat(1000) }],
    ['a booking on the day of departure', { bookedOn: '2025-06-21' }],
  ])('takes %s', (_, change) => expect(toldOf(change)).toEqual([]));
});

describe('a cell that cannot be taken', () => {
  it.each<[string, Partial<Row>, string]>([
    ['no guest', { guest: null }, 'guest: Bu alan gerekli.'],
    ['no total', { total: null }, 'total: Bu alan gerekli.'],
    ['a long code', { code: 'A'.repeat(31) }, 'code: En çok 30 karakter olabilir.'],
    ...['-A', 'A B', 'Ş1', 'A#1'].map((code): [string, Partial<Row>, string] => [
      `the code “${code}”`,
      { code },
      'code: Kodda yalnız harf, rakam, tire, nokta ve / olabilir.',
    ]),
    ['a name of unseen signs', { guest: '\u200b' }, 'guest: Bu alan boş bırakılamaz.'],
    ['a name without end', { guest: 'G'.repeat(121) }, 'guest: En çok 120 karakter olabilir.'],
    [
      'a name of two lines',
      { guest: 'Gülşah\nÖztürk' },
      'guest: Satır sonu ya da görünmez karakter içeremez.',
    ],
    [
      'half a phone',
      { phone: '0532 123' },
      'phone: Geçerli bir telefon numarası yazın ya da boş bırakın.',
    ],
    ['half an address', { email: 'gulsah@posta' }, 'email: Geçerli bir e-posta adresi yazın.'],
    ['nobody of age', { adults: 0 }, 'adults: En az 1 olmalı.'],
    ['a crowd', { adults: 31 }, 'adults: En çok 30 olabilir.'],
    ['a crowd of children', { children: 31 }, 'children: En çok 30 olabilir.'],
    ['a crowd of babies', { babies: 31 }, 'babies: En çok 30 olabilir.'],
    ['a total with noughts too many', { total: 1_000_000_001 }, 'total: Tutar çok büyük.'],
    ['an endless note', { note: 'x'.repeat(1001) }, 'note: En çok 1000 karakter olabilir.'],
  ])('%s: a clerk is told where and why', (_, change, told) =>
    expect(toldOf(change)).toEqual([told]),
  );

  it('does not hide the others: a clerk mends a row once', () =>
    expect(
      toldOf({ code: '?', adults: 0, checkOut: BARE.checkIn, bookedOn: '2025-07-01' }).map(
        (told) => told.split(':')[0],
      ),
    ).toEqual(['code', 'adults', 'checkOut', 'bookedOn']));
});

describe('days of a past stay', () => {
  it.each<[string, Partial<Row>, string[]]>([
    ['one night', { checkOut: '2025-06-15' }, []],
    ['no night', { checkOut: '2025-06-14' }, ['checkOut: Çıkış, girişten sonra olmalı.']],
    [
      'days in the wrong order',
      { checkOut: '2025-06-13' },
      ['checkOut: Çıkış, girişten sonra olmalı.'],
    ],
    ['a hundred nights', { checkOut: '2025-09-22' }, []],
    [
      'a night more',
      { checkOut: '2025-09-23' },
      ['checkOut: Bir konaklama en çok 100 gece olabilir.'],
    ],
    ['the first day of 2010', { checkIn: '2010-01-01', checkOut: '2010-01-03' }, []],
    [
      'the last day of 2009',
      { checkIn: '2009-12-31', checkOut: '2010-01-03' },
      ['checkIn: 2010 yılından önceki konaklamalar aktarılamaz.'],
    ],
    ['departure today', { checkIn: '2026-11-14', checkOut: TODAY }, []],
    [
      'departure tomorrow',
      { checkIn: '2026-11-14', checkOut: '2026-11-22' },
      [
        'checkOut: Bu konaklama bitmemiş. Süren ve gelecek konaklamaları Rezervasyonlar ekranından girin.',
      ],
    ],
    [
      'a booking after departure',
      { bookedOn: '2025-06-22' },
      ['bookedOn: Kayıt tarihi çıkıştan sonra olamaz.'],
    ],
  ])('%s', (_, change, told) => expect(toldOf(change)).toEqual(told));

  // The cell reader has already reported these.
  it.each<Partial<Row>>([
    { checkIn: null },
    { checkOut: null },
    { checkIn: null, checkOut: null, bookedOn: '2025-07-01' },
  ])('that could not be read (%o) make no stay and no second complaint', (change) =>
    expect(read(change)).toEqual({ problems: [] }),
  );

  it('are taken exactly when the stay is over, of a length that exists and not before 2010', () => {
    const near = fc.integer({ min: -120, max: 120 });
    const from = fc.constantFrom('2010-01-01', '2018-06-01', TODAY);
    fc.assert(
      fc.property(from, near, near, (day, shift, nights) => {
        const checkIn = addDays(day, shift);
        const checkOut = addDays(checkIn, nights);
        const result = read({ checkIn, checkOut });
        const isTaken = nights > 0 && nights <= 100 && checkIn >= '2010-01-01' && checkOut <= TODAY;
        expect('stay' in result).toBe(isTaken);
        if ('stay' in result) {
          expect(nightsBetween(result.stay.checkIn, result.stay.checkOut)).toBe(nights);
        }
      }),
    );
  });
});

describe('the name of a guest', () => {
  it.each([
    ['Gülşah Öztürk', 'Gülşah', 'Öztürk'],
    ['Ayşe Nur Öztürk', 'Ayşe Nur', 'Öztürk'],
    ['  Ali   Veli  Can ', 'Ali Veli', 'Can'],
    ['Gülşah', 'Gülşah', ''],
  ])('“%s” is “%s” and “%s”', (guest, firstName, lastName) =>
    expect(stayOf({ guest })).toMatchObject({ firstName, lastName }),
  );

  it('loses no word', () => {
    const word = fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşü]{2,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const { firstName, lastName } = stayOf({ guest: words.join('  ') });
        expect(firstName).not.toBe('');
        expect(`${firstName} ${lastName}`.trim()).toBe(words.join(' '));
      }),
    );
  });
});

describe('what was collected of a past stay', () => {
  const payment = { collected: 1_750_000, collectedOn: '2025-02-12', collectedBy: 'fast' } as const;

  it('keeps its day and its way', () =>
    expect(stayOf(payment).collected).toEqual({
      amount: 1_750_000,
      on: '2025-02-12',
      method: 'fast',
    }));

  it.each<[string, Partial<Row>]>([
    ['nothing at all', {}],
    ['a nought', { ...payment, collected: 0 }],
    ['a nought alone', { collected: 0 }],
  ])('is none with %s', (_, change) => expect(stayOf(change).collected).toBeNull());

  it.each<[string, Partial<Row>]>([
    ['the whole price', { ...payment, collected: 8_750_000 }],
    ['money of today', { ...payment, collectedOn: TODAY }],
    ['money that came after the stay', { ...payment, collectedOn: '2025-07-01' }],
    ['money of a stay that was called off', { ...payment, status: 'cancelled' }],
    ['a leap day', { ...payment, collectedOn: '2024-02-29' }],
  ])('may be %s', (_, change) => expect(toldOf(change)).toEqual([]));

  it.each<[string, Partial<Row>, string[]]>([
    [
      'more than the price',
      { ...payment, collected: 8_750_001 },
      ['collected: Tahsil edilen, toplam tutarı aşamaz. Depozitoyu katmayın, iadeleri düşün.'],
    ],
    [
      'no day and no way',
      { collected: 1 },
      [
        'collectedOn: Tahsilat tarihini yazın.',
        'collectedBy: Tahsilat yöntemini yazın: Havale, FAST, Kart ya da Nakit.',
      ],
    ],
    [
      'a day to come',
      { ...payment, collectedOn: '2026-11-22' },
      ['collectedOn: Tahsilat tarihi gelecekte olamaz.'],
    ],
    [
      'a day of 2009',
      { ...payment, collectedOn: '2009-12-31' },
      ['collectedOn: 1 Ocak 2010 Cuma gününden önceki tahsilatlar aktarılamaz.'],
    ],
    [
      'a day without an amount',
      { collectedOn: '2025-02-12' },
      ['collected: Tahsil edilen tutarı yazın ya da tarihini ve yöntemini de boş bırakın.'],
    ],
    [
      'a way without an amount',
      { collectedBy: 'cash' },
      ['collected: Tahsil edilen tutarı yazın ya da tarihini ve yöntemini de boş bırakın.'],
    ],
  ])('cannot have %s', (_, change, told) => expect(toldOf(change)).toEqual(told));

  it.each([
    ['Havale', 'havale_eft'],
    ['EFT', 'havale_eft'],
    ['HAVALE / EFT', 'havale_eft'],
    ['fast', 'fast'],
    ['KREDİ KARTI', 'card'],
    ['pos', 'card'],
    ['Ödeme bağlantısı', 'card'],
    ['ELDEN', 'cash'],
    ['Nakit', 'cash'],
  ])('reads “%s”', (text, value) =>
    expect(RESERVATION_FIELDS.collectedBy.read(text)).toEqual({ value }),
  );

  it('names the ways that there are', () =>
    expect(RESERVATION_FIELDS.collectedBy.read('çek')).toEqual({
      problem: '“çek” bilinmiyor. Havale, FAST, Kart ya da Nakit yazın.',
    }));
});
