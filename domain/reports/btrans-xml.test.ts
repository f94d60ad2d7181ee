import { describe, expect, it } from 'vitest';
import { findBtransProblems } from '#tests/support/btrans-schema.ts';
import { at, parseXml } from '#tests/support/xml.ts';
import { BTRANS_CODES } from './btrans-codes.ts';
import { type BtransVilla, listAgencyGaps, listVillaGaps, mobileDigits } from './btrans-gaps.ts';
import { BTRANS_FOOT, btransContract, btransHead, btransVillaParts } from './btrans-xml.ts';
import { reportDeadline, slashedSpan } from './month.ts';
import { escapeXml } from './xml.ts';

const IBAN = 'TR330006100519786457841326';

const VILLA: BtransVilla = {
  id: 12,
  code: 'V1012',
  name: 'Villa Çınar',
  slug: 'villa-cinar',
  latitude: 36.26521,
  longitude: 29.41422,
  ownerKind: 'person',
  identityKind: 'tckn',
  identityNumber: '10000000146',
  firstName: 'Şükrü',
  lastName: 'İğdeli',
  companyTitle: null,
  iban: IBAN,
  phone: '+905321234567',
  email: 'sukru@posta.example',
  provincePlate: 7,
  districtCode: 1451,
  plateOfDistrict: 7,
  neighbourhood: 'Kalkan',
  avenue: '0',
  street: 'Begonvil Sokak',
  outerDoorNo: '4/A',
  innerDoorNo: '0',
  zoningPlan: 'outside',
  groundSystemNo: '90817263',
  deedJournalNo: '1453',
  applicationInfo: 'no',
};

const STAY = {
  checkIn: '2026-10-05',
  checkOut: '2026-10-12',
  total: 3_500_050,
  commission: 612_509,
  commissionRate: 1750,
  collection: { on: '2026-10-01', method: 'fast' },
} as const;

const SITE = { name: 'Kıyı', url: 'https://kiyi.example' };

function documentOf(villas: BtransVilla[], stay: typeof STAY = STAY): string {
  const agency = { title: 'Kıyı Turizm Ltd. Şti.', taxNumber: '1234567890', iban: IBAN };
  const head = { agency, month: '2026-10', fileNo: 1, madeOn: '2026-11-03', site: 'kiyi.example' };
  const contracts = villas.map((villa) =>
    btransContract(stay, btransVillaParts(villa, SITE), IBAN),
  );
  return `${btransHead({ ...head, count: villas.length })}${contracts.join('')}${BTRANS_FOOT}`;
}

describe('the file', () => {
  it('is valid for people, foreigners and companies, and for none at all', () => {
    const foreigner = { ...VILLA, identityKind: 'passport' as const, identityNumber: 'U1234567' };
    const company = {
      ...VILLA,
      ownerKind: 'company' as const,
      identityKind: 'vkn' as const,
      identityNumber: '1234567890',
      companyTitle: 'Çınar & Oğulları',
    };
    expect(findBtransProblems(documentOf([VILLA, foreigner, company]))).toEqual([]);
    expect(findBtransProblems(documentOf([]))).toEqual([]);
  });

  it('writes amounts with two decimals, rates as percent and days without dashes', () => {
    const [, contract] = parseXml(documentOf([VILLA])).children;
    const payment = at(contract!, 'odemeBilgileri/komisyonOdeme');
    expect(payment.children.map(({ name, text }) => [name, text])).toEqual([
      ['komisyonTahsilSekli', BTRANS_CODES.collection.fast],
      ['ibanNo', IBAN],
      ['tahsilTar', '20261001'],
      ['komisyonOrani', '17.5'],
      ['komisyonTutari', '6125.09'],
      ['paraBirimi', 'TRY'],
    ]);
    expect(at(contract!, 'rezervasyonBilgileri/rezervasyonTutari').text).toBe('35000.50');
  });

  it.each([
    'Ğ Ü Ş İ Ö Ç ğ ü ş ı ö ç',
    `"çift" ve 'tek' tırnak & <etiket> ]]> &amp; &#0;`,
    'Şehit Yüzbaşı Ömer Halisdemir Bulvarı 40',
    '😀 ve 𝒳',
  ])('keeps %s', (text) => {
    const document = documentOf([{ ...VILLA, street: text, lastName: text }]);
    const [, contract] = parseXml(document).children;
    expect(at(contract!, 'ilanaKonuGayrimenkulBilgisi/adresAlani/sokak').text).toBe(text);
    expect(at(contract!, 'gayrimenkulSahipBilgi/gercekKisi/soyad').text).toBe(text);
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
    ['an unknown element', '<imarPlani>', '<adaNo>1</adaNo><imarPlani>'],
    ['a wrong identity number', '10000000146', '10000000147'],
    ['a wrong count', '<islemsayisi>1<', '<islemsayisi>2<'],
    ['an amount without kuruş', '35000.50', '35000'],
    ['a day that is none', '20261001', '20261301'],
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

describe('what a villa lacks', () => {
  it('is nothing when all is there', () => {
    expect(listVillaGaps(VILLA)).toEqual([]);
  });

  it('is a company’s title and number where a company owns it', () => {
    const gaps = listVillaGaps({ ...VILLA, ownerKind: 'company', firstName: null, lastName: null });
    expect(gaps.map(({ field }) => field)).toEqual(['identityNumber', 'companyTitle']);
  });

  it('is a district of another province, or of none', () => {
    const gapsOf = (plateOfDistrict: number | null) =>
      listVillaGaps({ ...VILLA, plateOfDistrict }).map(({ message }) => message);
    expect(gapsOf(48)).toEqual(['İlçe, seçilen ilin ilçesi değil.']);
    expect(gapsOf(null)).toEqual(['İlçe kodu tanınmıyor.']);
  });

  it('is a phone that is no Turkish mobile', () => {
    expect(mobileDigits('+905321234567')).toBe('5321234567');
    expect(mobileDigits('+902421234567')).toBeNull();
    expect(mobileDigits('+4915112345678')).toBeNull();
  });
});

it('asks of the agency its title, a valid tax number and a lira account', () => {
  const fields = (agency: Parameters<typeof listAgencyGaps>[0]) =>
    listAgencyGaps(agency).map(({ field }) => field);
  expect(fields({ title: 'Kıyı', taxNumber: '1234567890', iban: IBAN })).toEqual([]);
  expect(fields({ title: 'Deniz Aksoy', taxNumber: '10000000146', iban: IBAN })).toEqual([]);
  expect(fields({ title: ' ', taxNumber: '1234567891', iban: null })).toEqual([
    'agencyTitle',
    'agencyTaxNumber',
    'agencyIban',
  ]);
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
