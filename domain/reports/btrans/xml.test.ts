import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBtransProblems } from '#tests/support/btrans/validate.ts';
import { at, parseXml } from '#tests/support/xml.ts';
import { BTRANS_CODES } from './codes.ts';
import type { BtransVilla } from './gaps.ts';
import {
  BTRANS_FOOT,
  type BtransStay,
  btransContract,
  btransHead,
  btransVillaParts,
} from './xml.ts';
import { COMPANY_VILLA, IBAN, VILLA } from './btrans.testing.ts';
import { reportDeadline, slashedSpan } from '../month.ts';
import { escapeXml } from '#domain/values/xml.ts';

const STAY = {
  checkIn: '2026-10-05',
  checkOut: '2026-10-12',
  total: 3_500_050,
  commission: 612_509,
  collection: { on: '2026-10-01', method: 'fast' },
} as const satisfies BtransStay;

const SITE = { name: 'Kıyı', url: 'https://kiyi.example' };

function documentOf(villas: BtransVilla[], stay: BtransStay = STAY): string {
  const agency = { title: 'Kıyı Turizm Ltd. Şti.', taxNumber: '1234567890', iban: IBAN };
  const head = { agency, month: '2026-10', fileNo: 1, madeOn: '2026-11-03', site: 'kiyi.example' };
  const contracts = villas.map((villa) =>
    btransContract(stay, btransVillaParts(villa, SITE), IBAN),
  );
  return `${btransHead({ ...head, count: villas.length })}${contracts.join('')}${BTRANS_FOOT}`;
}

/** What every villa has. */
const REQUIRED = new Set(['id', 'code', 'name', 'slug', 'ownerKind']);

const CHOSEN: string[] = [
  ...Object.values(BTRANS_CODES.zoningPlan),
  ...Object.values(BTRANS_CODES.applicationInfo),
];

/** The names of all elements, in document order. */
const namesIn = (document: string) => [...document.matchAll(/<(\w+)/g)].map(([, name]) => name);

/** The kind of owner and their details, by contract. */
const ownersOf = (villas: BtransVilla[]) =>
  at(parseXml(documentOf(villas)), 'islemler').children.map((contract) => {
    const [person] = at(contract, 'gayrimenkulSahipBilgi/kisi').children;
    return [person?.name, person?.children.map(({ text }) => text)];
  });

describe('the file', () => {
  it('is valid for people, foreigners and companies, and for none at all', () => {
    const foreigner = { ...VILLA, identityKind: 'passport' as const, identityNumber: 'U1234567' };
    expect(findBtransProblems(documentOf([VILLA, foreigner, COMPANY_VILLA]))).toEqual([]);
    expect(findBtransProblems(documentOf([]))).toEqual([]);
  });

  it('writes amounts with two decimals, rates in whole per cent and days without dashes', () => {
    const [contract] = at(parseXml(documentOf([VILLA])), 'islemler').children;
    const payment = at(contract!, 'odemeBilgileri/komisyonOdeme');
    expect(payment.children.map(({ name, text }) => [name, text])).toEqual([
      ['komisyonTahsilSekli', BTRANS_CODES.collection.fast],
      ['ibanNo', IBAN],
      ['tahsilTar', '20261001'],
      ['komisyonOrani', '18'],
      ['komisyonTutari', '6125.09'],
      ['paraBirimi', 'TRY'],
    ]);
    expect(at(contract!, 'rezervasyonBilgileri/rezervasyonTutari').text).toBe('35000.50');
  });

  it('says of a company its tax number and title, of a person the kind of paper and both names', () => {
    const foreigner = { ...VILLA, identityKind: 'passport' as const, identityNumber: 'U1234567' };
    expect(ownersOf([VILLA, foreigner, COMPANY_VILLA])).toEqual([
      ['gercekKisi', ['1', '10000000146', 'Şükrü', 'İğdeli']],
      ['gercekKisi', ['2', 'U1234567', 'Şükrü', 'İğdeli']],
      ['tuzelKisi', ['1234567890', 'Çınar & Oğulları']],
    ]);
  });

  it('gives phones without country code and places as degrees', () => {
    const [contract] = at(parseXml(documentOf([VILLA])), 'islemler').children;
    expect(at(contract!, 'gayrimenkulSahipBilgi/ceptelNumarasi').text).toBe('5321234567');
    expect(at(contract!, 'ilanaKonuGayrimenkulBilgisi/koordinatBilgileri/enlem').text).toBe(
      '36.26521',
    );
  });

  it.each([
    ['cash', '1'],
    ['card', '2'],
    ['link', '2'],
    ['havale_eft', '5'],
    ['fast', '5'],
  ] as const)('reports a commission that came by %s as %s', (method, code) => {
    const stay = { ...STAY, collection: { on: '2026-10-01', method } };
    const [contract] = at(parseXml(documentOf([VILLA], stay)), 'islemler').children;
    expect(at(contract!, 'odemeBilgileri/komisyonOdeme/komisyonTahsilSekli').text).toBe(code);
  });

  it.each([
    ['zoningPlan', 'inside', 'imarPlani', 'imarPlaniIcinde'],
    ['zoningPlan', 'outside', 'imarPlani', 'imarPlaniIcindeDegil'],
    ['applicationInfo', 'yes', 'basvuruBulunmaBilgisi', 'evet'],
    ['applicationInfo', 'no', 'basvuruBulunmaBilgisi', 'hayir'],
  ])('reports %s %s in %s as the element %s', (field, value, element, chosen) => {
    const [contract] = at(
      parseXml(documentOf([{ ...VILLA, [field]: value }])),
      'islemler',
    ).children;
    const { children } = at(contract!, `ilanaKonuGayrimenkulBilgisi/${element}`);
    expect(children.map(({ name }) => name)).toEqual([chosen]);
  });

  it('writes every amount to the kuruş and so that it reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (total) => {
        const [contract] = at(
          parseXml(documentOf([VILLA], { ...STAY, total })),
          'islemler',
        ).children;
        const { text } = at(contract!, 'rezervasyonBilgileri/rezervasyonTutari');
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(Math.round(Number(text) * 100)).toBe(total);
      }),
    );
  });

  it.each([
    [0, 0, '0'],
    [0, 1_000_000, '0'],
    [4999, 1_000_000, '0'],
    [5000, 1_000_000, '1'],
    // 20 % of the nights, in an amount with cleaning: the rate is of the amount beside it.
    [200_000, 1_139_601, '18'],
    [200_000, 1_000_000, '20'],
    [1_000_000, 1_000_000, '100'],
  ])('writes a commission of %i in %i as %s per cent', (commission, total, text) => {
    const [contract] = at(
      parseXml(documentOf([VILLA], { ...STAY, commission, total })),
      'islemler',
    ).children;
    expect(at(contract!, 'odemeBilgileri/komisyonOdeme/komisyonOrani').text).toBe(text);
  });

  it('leaves an element empty where nothing was entered, and never writes null', () => {
    const names = Object.entries(VILLA).flatMap(([name, value]) =>
      REQUIRED.has(name) || value === null ? [] : [name],
    );
    for (const villa of [VILLA, COMPANY_VILLA]) {
      const bare = { ...villa, ...Object.fromEntries(names.map((name) => [name, null])) };
      const document = documentOf([{ ...bare, companyTitle: null } as BtransVilla]);
      expect(document).not.toMatch(/null|undefined|NaN/);
      // Every element but the choices is still present, in order.
      const whole = namesIn(documentOf([villa]));
      expect(namesIn(document)).toEqual(whole.filter((name) => !CHOSEN.includes(name ?? '')));
      expect(findBtransProblems(document)).not.toEqual([]);
    }
  });

  it.each([
    'Ğ Ü Ş İ Ö Ç ğ ü ş ı ö ç',
    `"çift" ve 'tek' tırnak & <etiket> ]]> &amp; &#0;`,
    'Şehit Yüzbaşı Ömer Halisdemir Bulvarı 40',
    '😀 ve 𝒳',
  ])('keeps %s', (text) => {
    const document = documentOf([{ ...VILLA, street: text, lastName: text }]);
    const [contract] = at(parseXml(document), 'islemler').children;
    expect(at(contract!, 'ilanaKonuGayrimenkulBilgisi/adresAlani/sokak').text).toBe(text);
    expect(at(contract!, 'gayrimenkulSahipBilgi/kisi/gercekKisi/soyad').text).toBe(text);
    expect(findBtransProblems(document)).toEqual([]);
  });

  it('drops what no XML may hold', () => {
    expect(escapeXml('a\u0000\u0008b\tc\r\nd\ud800e\uffff')).toBe('ab c de');
  });
});

describe('the schema of the tests', () => {
  it.each([
    ['an element that is missing', /<sokak>.*?<\/sokak>\n/s, ''],
    ['elements in another order', /(<cadde>.*<\/cadde>)(\s*)(<sokak>.*<\/sokak>)/, '$3$2$1'],
    ['contracts outside their list', '</islemler>', ''],
    ['a rate with a fraction', '<komisyonOrani>18<', '<komisyonOrani>17.5<'],
    ['a choice that is a number', '<hayir></hayir>', '0'],
    ['an owner without a kind', /<\/?kisi>/g, ''],
    ['an unknown element', '<imarPlani>', '<adaNo>1</adaNo><imarPlani>'],
    ['a wrong identity number', '10000000146', '10000000147'],
    ['a wrong count', '<islemsayisi>1<', '<islemsayisi>2<'],
    ['an amount without kuruş', '35000.50', '35000'],
    ['a month that is none', '20261001', '20261301'],
    ['a day that its month has not', '20261001', '20260931'],
    ['a stay that ends before it begins', '20261012', '20261004'],
    ['two months at once', '202610-202610', '202610-202611'],
    ['an IBAN with a wrong check', IBAN, `${IBAN.slice(0, -1)}7`],
    ['an IBAN of another country', IBAN, 'DE89370400440532013000'],
    ['a phone with its zero', '>5321234567<', '>05321234567<'],
    ['a text that is empty', /<cadde>.*<\/cadde>/, '<cadde></cadde>'],
    ['a text of spaces', /<cadde>.*<\/cadde>/, '<cadde>  </cadde>'],
    ['a text that is too long', /<sokak>.*<\/sokak>/, `<sokak>${'ğ'.repeat(121)}</sokak>`],
    ['a province that is none', /<il>.*<\/il>/, '<il>82</il>'],
    ['both kinds of owner', '<gercekKisi>', '<tuzelKisi></tuzelKisi><gercekKisi>'],
    ['another institution', 'kuruluskodu="538"', 'kuruluskodu="539"'],
    ['another root', /vimveritransferi/g, 'veritransferi'],
    ['another schema', 'gunubirlikson.xsd', 'gunubirlik.xsd'],
    ['a sign that XML forbids', 'Begonvil', 'Begon\u0001vil'],
    ['a bare ampersand', 'Begonvil', 'Begonvil & Gül'],
    ['a file that breaks off', '</vimveritransferi>', ''],
  ])('finds %s', (_, from, to) => {
    const document = documentOf([VILLA]).replace(from, to);
    expect(document).not.toBe(documentOf([VILLA]));
    expect(findBtransProblems(document)).not.toEqual([]);
  });

  it.each(['<a><b></a></b>', '<a>&nbsp;</a>', '<a>x & y</a>', '<a></a><b></b>', '<a>'])(
    'refuses %s',
    (document) => {
      expect(() => parseXml(document)).toThrow();
    },
  );
});

it.each([
  ['2026-10', '2026-11-30'],
  ['2026-12', '2027-01-31'],
  ['2027-01', '2027-02-28'],
  ['2199-12', '2199-12-31'],
])('%s is reported until %s', (month, day) => {
  expect(reportDeadline(month)).toBe(day);
});

it('writes a span of days as the Ministry does', () => {
  expect(slashedSpan('2026-05-01', '2026-05-31')).toBe('01/05/2026-31/05/2026');
});
