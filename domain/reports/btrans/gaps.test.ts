import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BTRANS_FIELD_LABELS,
  BTRANS_FIELDS,
  type BtransVilla,
  listAgencyGaps,
  listVillaGaps,
  withZeros,
  mobileDigits,
} from './gaps.ts';
import { COMPANY_VILLA, IBAN, VILLA } from './btrans.testing.ts';

const gapsOf = (change: Partial<BtransVilla>, villa = VILLA) =>
  listVillaGaps({ ...villa, ...change }).map(({ field, message }) => [field, message]);

describe('what a villa lacks', () => {
  it('is empty when all data exists, for every kind of owner', () => {
    expect(listVillaGaps(VILLA)).toEqual([]);
    expect(listVillaGaps(COMPANY_VILLA)).toEqual([]);
  });

  const MISSING = 'Girilmemiş.';
  const UNCHOSEN = 'Seçilmemiş.';

  it.each([
    [{ identityNumber: null }, 'identityNumber', MISSING],
    [{ identityNumber: '10000000147' }, 'identityNumber', /T\.C\. kimlik/],
    // A company's tax number is not a person's identity number.
    [{ identityNumber: '1234567890' }, 'identityNumber', /T\.C\. kimlik/],
    [{ identityKind: null, identityNumber: 'U1234567' }, 'identityNumber', /T\.C\. kimlik/],
    [{ identityKind: 'passport', identityNumber: null }, 'identityNumber', MISSING],
    [{ firstName: null }, 'firstName', MISSING],
    [{ lastName: ' ' }, 'lastName', MISSING],
    [{ iban: null }, 'iban', MISSING],
    [{ iban: '' }, 'iban', MISSING],
    [{ iban: 'TR330006100519786457841327' }, 'iban', /TR IBAN/],
    // A valid account number, but not a Turkish one.
    [{ iban: 'DE89370400440532013000' }, 'iban', /TR IBAN/],
    [{ phone: null }, 'phone', MISSING],
    [{ phone: '+902421234567' }, 'phone', /cep telefonu/],
    [{ email: null }, 'email', MISSING],
    [{ districtCode: null }, 'districtCode', UNCHOSEN],
    [{ plateOfDistrict: 48 }, 'districtCode', 'İlçe, seçilen ilin ilçesi değil.'],
    [{ plateOfDistrict: null }, 'districtCode', 'İlçe kodu tanınmıyor.'],
    // Without a province, the district cannot contradict it.
    [{ provincePlate: null }, 'provincePlate', UNCHOSEN],
    [{ neighbourhood: null }, 'neighbourhood', MISSING],
    [{ avenue: '' }, 'avenue', MISSING],
    [{ street: '\t' }, 'street', MISSING],
    [{ outerDoorNo: null }, 'outerDoorNo', MISSING],
    [{ innerDoorNo: null }, 'innerDoorNo', MISSING],
    [{ groundSystemNo: null }, 'groundSystemNo', MISSING],
    [{ deedJournalNo: null }, 'deedJournalNo', MISSING],
    [{ zoningPlan: null }, 'zoningPlan', UNCHOSEN],
    [{ applicationInfo: null }, 'applicationInfo', UNCHOSEN],
    [{ latitude: null }, 'coordinates', MISSING],
    [{ longitude: null }, 'coordinates', MISSING],
    [{ latitude: null, longitude: null }, 'coordinates', MISSING],
  ] as const)('with %j is %s', (change, field, message) => {
    expect(gapsOf(change)).toEqual([
      [field, typeof message === 'string' ? message : expect.stringMatching(message)],
    ]);
  });

  it.each([
    [{ identityNumber: null }, 'identityNumber', 'Girilmemiş.'],
    [
      { identityNumber: '10000000146' },
      'identityNumber',
      'Geçerli bir vergi kimlik numarası değil.',
    ],
    [{ companyTitle: null }, 'companyTitle', 'Girilmemiş.'],
  ])('where a company owns it, with %j is %s', (change, field, message) => {
    expect(gapsOf(change, COMPANY_VILLA)).toEqual([[field, message]]);
  });

  it('is no name of a person for a company, and no title for a person', () => {
    expect(gapsOf({ firstName: null, lastName: null }, COMPANY_VILLA)).toEqual([]);
    expect(gapsOf({ companyTitle: null })).toEqual([]);
  });

  it.each([
    // Passport numbers have no checksum to verify.
    { identityKind: 'passport', identityNumber: 'U1234567' },
    // For a house without one, a clerk writes 0.
    { avenue: '0', street: '0', outerDoorNo: '0', innerDoorNo: '0' },
    { latitude: 0, longitude: 0 },
  ] as const)('is nothing with %j', (change) => expect(gapsOf(change)).toEqual([]));

  it('names the change of hands where the lessor of before is not known', () => {
    const gaps = listVillaGaps({ ...VILLA, iban: null, street: null, formerOwner: 7 });
    expect(gaps).toEqual([
      {
        field: 'iban',
        message: 'Villa el değiştirdi; konaklamanın o günkü ev sahibi için: Girilmemiş.',
        formerOwner: 7,
      },
      { field: 'street', message: 'Girilmemiş.' },
    ]);
  });

  it('is named field by field, each once and in the order of the form', () => {
    const bare = Object.fromEntries(
      Object.keys(VILLA)
        .filter(
          (name) => !['id', 'code', 'name', 'slug', 'ownerKind', 'formerOwner'].includes(name),
        )
        .map((name) => [name, null]),
    );
    const draws = fc.subarray(Object.keys(bare));
    fc.assert(
      fc.property(fc.constantFrom(VILLA, COMPANY_VILLA), draws, (villa, names) => {
        const change = Object.fromEntries(names.map((name) => [name, null]));
        const fields = listVillaGaps({ ...villa, ...change }).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
        const all = listVillaGaps({ ...villa, ...bare }).map(({ field }) => field);
        expect(all.filter((field) => fields.includes(field))).toEqual(fields);
      }),
    );
  });
});

it.each([
  ['+905321234567', '5321234567'],
  ['+902421234567', null],
  ['+4915112345678', null],
  ['05321234567', null],
  ['+9053212345678', null],
  ['', null],
])('reads %j as the mobile number %j', (phone, digits) => {
  expect(mobileDigits(phone)).toBe(digits);
});

it.each([
  [{}, []],
  // A sole trader's tax number may be the person's identity number.
  [{ title: 'Deniz Aksoy', taxNumber: '10000000146' }, []],
  [{ title: ' ' }, ['agencyTitle']],
  [{ taxNumber: '' }, ['agencyTaxNumber']],
  [{ taxNumber: '1234567891' }, ['agencyTaxNumber']],
  [{ iban: null }, ['agencyIban']],
  [
    { title: ' ', taxNumber: '1234567891', iban: null },
    ['agencyTitle', 'agencyTaxNumber', 'agencyIban'],
  ],
])('the agency with %j lacks %j', (change, fields) => {
  const agency = { title: 'Kıyı', taxNumber: '1234567890', iban: IBAN, ...change };
  expect(listAgencyGaps(agency).map(({ field }) => field)).toEqual(fields);
});

it('calls no two fields the same', () => {
  const labels = BTRANS_FIELDS.map((field) => BTRANS_FIELD_LABELS[field]);
  expect(new Set(labels).size).toBe(labels.length);
});

describe('zeros', () => {
  it('stand for a street, door or deed that is not known, and for nothing else', () => {
    const bare = {
      ...VILLA,
      avenue: null,
      innerDoorNo: ' ',
      deedJournalNo: null,
      neighbourhood: null,
    };
    expect(withZeros(bare)).toMatchObject({
      avenue: '0',
      innerDoorNo: '0',
      deedJournalNo: '0',
      street: VILLA.street,
      neighbourhood: null,
    });
    expect(listVillaGaps(withZeros(bare)).map(({ field }) => field)).toEqual(['neighbourhood']);
  });
});
