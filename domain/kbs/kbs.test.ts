import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#domain/guests/countries.ts';
import { readAnswer, readList } from './answers.ts';
import {
  arrivalCall,
  correctionCall,
  departureCall,
  listCall,
  soapOf,
  TEST_CALL,
} from './calls.ts';
import { KBS_CODES } from './codes.ts';
import { kbsCountry } from './country-names.ts';
import { judgeList } from './look.ts';
import { canBeTold, type KbsPerson, nextAct } from './person.ts';
import { readXml } from '#domain/values/read-xml.ts';
import { reportState, urgencyOf } from './shown.ts';
import { wallClock } from '#domain/values/istanbul-time.ts';

const PERSON: KbsPerson = {
  kind: 'passport',
  number: 'C01X00T47',
  nationality: 'DE',
  firstName: 'Jürgen',
  lastName: 'Groß',
  fatherName: 'Karl',
  motherName: 'Anna',
  sex: 'male',
  birthDate: '1988-02-29',
  plate: '34 abc 12'.toUpperCase(),
  phone: '+905321234567',
  room: '1',
  arrival: '2026-11-21T16:00:00',
};
const TURK: KbsPerson = { ...PERSON, kind: 'tckn', number: '10000000146', nationality: 'TR' };

describe('a call', () => {
  const access = { user: '10000000146', facility: '123456', password: '<&"> ü' };

  it('has its elements in alphabetical order, and what is empty is left out', () => {
    const text = soapOf(arrivalCall({ ...PERSON, plate: '' }, '2026-11-21T16:05:00'), access);
    const names = [...text.matchAll(/<k:(\w+)>/g)].map(([, name]) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).not.toContain('PLKNO');
    expect(text).toContain('<Sifre>&lt;&amp;&quot;&gt; ü</Sifre>');
    expect(text).toContain('<k:CINSIYET>ERKEK</k:CINSIYET>');
    expect(readXml(text)?.name).toBe('Envelope');
  });

  it.each([
    ['2026-11-21T10:00:00', 'false'],
    ['2026-11-20T23:59:00', 'true'],
  ])('at %s says of an arrival on the 21st: coming %s', (now, coming) =>
    expect(arrivalCall(TURK, now).person.ILERITARIHLI).toBe(coming),
  );

  it('has the contract’s elements of a departure, and none of a test', () => {
    expect(departureCall(TURK, '2026-11-24T10:00:00').person).toEqual({
      KIMLIKNO: '10000000146',
      CKSTIP: 'TESISTENCIKIS',
      CKSTRH: '2026-11-24T10:00:00',
    });
    expect(soapOf(TEST_CALL, access)).not.toContain('musteri');
  });

  it.each(COUNTRIES)('knows the service’s name of %s (%s)', (code) =>
    expect(kbsCountry(code)).toMatch(/^[A-Z_]+$/),
  );
});

const envelope = (body: string) =>
  `<?xml version="1.0"?><s:Envelope xmlns:s="x"><s:Body>${body}</s:Body></s:Envelope>`;
const answer = (sonuc: string, operation = 'MusteriKimlikNoGiris') =>
  envelope(
    `<${operation}Response xmlns="http://tempuri.org/"><${operation}Result xmlns:a="d">${sonuc}</${operation}Result></${operation}Response>`,
  );
const sonuc = (isDone: string, code: string, words = 'Mesaj') =>
  `<a:Sonuc><a:Basarili>${isDone}</a:Basarili><a:HataKodu>${code}</a:HataKodu><a:Mesaj>${words}</a:Mesaj></a:Sonuc>`;

describe('an answer', () => {
  it.each(Object.entries(KBS_CODES))(
    'of code %s means the same by number and by name',
    (code, { name, means }) => {
      const wanted = code === '100' ? 'done' : means === 'again' ? 'unclear' : means;
      for (const written of [code, name, name.toUpperCase()]) {
        const text = answer(sonuc(String(code === '100'), written));
        expect(readAnswer('MusteriKimlikNoGiris', text).kind).toBe(wanted);
      }
    },
  );

  it.each([
    ['nothing', ''],
    ['a page', '<!DOCTYPE html><html><body>502</body></html>'],
    ['a page that is XML', '<html><body><Body/></body></html>'],
    [
      'a fault',
      envelope('<s:Fault><faultcode>s:Client</faultcode><faultstring>Hata</faultstring></s:Fault>'),
    ],
    [
      'a fault of SOAP 1.2',
      envelope('<s:Fault><s:Reason><s:Text>Hata</s:Text></s:Reason></s:Fault>'),
    ],
    ['an answer to something else', answer(sonuc('true', '100'), 'ParametreListele')],
    ['half an answer', answer(sonuc('true', '100')).slice(0, -10)],
    ['an unknown code', answer(sonuc('false', '999'))],
    ['success with a code of failure', answer(sonuc('true', '107'))],
    ['failure with the code of success', answer(sonuc('false', '100'))],
    ['failure without a code', answer(sonuc('false', ''))],
    ['no word of success', answer('<a:Sonuc><a:HataKodu>100</a:HataKodu></a:Sonuc>')],
    ['JSON', '{"Basarili":true}'],
  ])('of %s is unclear', (_, text) => {
    const said = readAnswer('MusteriKimlikNoGiris', text);
    expect(said.kind).toBe('unclear');
    expect(said).toHaveProperty('reason', expect.stringMatching(/\S/));
    expect(readList('MusteriKimlikNoGiris', text).kind).toBe('unclear');
  });

  it('is read with a byte order mark, entities, CDATA and comments', () => {
    const words = '&#304;&#x15F;lem &amp; <![CDATA[<b>]]><!-- not this -->';
    const text = `\uFEFF${answer(sonuc('false', '107', words))}`;
    expect(readAnswer('MusteriKimlikNoGiris', text)).toEqual({
      kind: 'refused',
      code: 107,
      reason: '107 Gönderilen bilgi kabul edilmedi: İşlem & <b>',
    });
  });

  it.each(['10000000146', 'C01X00T47', 'u1234567'])(
    'keeps no number that it repeats: %s',
    (number) => {
      const said = readAnswer(
        'MusteriYabanciGiris',
        answer(sonuc('false', '102', `${number} zaten var (107)`), 'MusteriYabanciGiris'),
      );
      expect(said).toMatchObject({ reason: '102 Yeni kayıt yapılamadı: *** zaten var (107)' });
    },
  );

  it('is never read as success from what is none, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('<', '>', '/', 'a', '&', '#', ';', '!', '-', '?', '[', ']'),
        }),
        (text) => {
          expect(readAnswer('ParametreListele', text).kind).toBe('unclear');
        },
      ),
    );
  });

  it.each([
    '<'.repeat(300_000),
    '<a '.repeat(100_000),
    '<!--'.repeat(75_000),
    `<a>${'&'.repeat(300_000)}`,
    '<a>'.repeat(100_000),
  ])('of 300 KB of noise is given up at once (%#)', (text) => {
    const start = performance.now();
    expect(readXml(text)).toBeNull();
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('a list', () => {
  it('has who is there, however it is nested; nobody by code 101', () => {
    const items =
      '<a:MItems><a:Kisi><a:KIMLIKNO>10000000146</a:KIMLIKNO></a:Kisi><a:Kisi><a:BELGENO>C01</a:BELGENO></a:Kisi></a:MItems>';
    const list = readList(
      'MusteriKimlikNoListele',
      answer(items + sonuc('true', '100'), 'MusteriKimlikNoListele'),
    );
    expect(list).toEqual({
      kind: 'list',
      people: expect.arrayContaining([{ number: '10000000146' }, { number: 'C01' }]),
    });
    const none = answer(sonuc('false', '101'), 'MusteriKimlikNoListele');
    expect(readList('MusteriKimlikNoListele', none)).toEqual({ kind: 'list', people: [] });
    const access = answer(sonuc('false', '108'), 'MusteriKimlikNoListele');
    expect(readList('MusteriKimlikNoListele', access)).toMatchObject({ kind: 'access' });
  });

  it.each([
    ['arrive', true, 0, 'done'],
    ['arrive', false, 0, 'look-again'],
    ['arrive', false, 1, 'repeat'],
    ['depart', false, 0, 'done'],
    ['depart', true, 0, 'look-again'],
    ['depart', true, 1, 'repeat'],
    ['correct', true, 0, 'repeat'],
  ] as const)('says of %s, there: %s, read %i times before: %s', (act, isThere, looks, looked) =>
    expect(judgeList(act, 'A1', isThere ? [{ number: 'A1' }] : [{ number: 'B2' }], looks)).toBe(
      looked,
    ),
  );

  it.each([
    ['C01X00T47', 'c01x00t47'],
    ['C01X00T47', ' C01 X00-T47 '],
    ['ci01x', 'Cİ01X'],
    ['cı01x', 'CI01X'],
    ['10000000146', '10000000146\u00a0'],
  ])('knows %s in another spelling: %j', (number, listed) => {
    const people = [{ number: listed }];
    expect(judgeList('arrive', number, people, 0)).toBe('done');
    // Whoever looks gone in another spelling would never be told to have left.
    expect(judgeList('depart', number, people, 1)).toBe('repeat');
    expect(judgeList('arrive', number, [{ number: `${listed}1` }], 0)).toBe('look-again');
  });
});

describe('what is told next', () => {
  const here = { person: PERSON, isOver: false };
  const over = { person: PERSON, isOver: true };
  it.each([
    ['absent', null, here, 'arrive'],
    ['absent', null, over, 'arrive'],
    ['absent', null, { person: null, isOver: false }, null],
    ['absent', null, null, null],
    ['present', PERSON, here, null],
    ['present', PERSON, over, 'depart'],
    ['present', PERSON, null, 'depart'],
    ['present', PERSON, { person: null, isOver: false }, null],
    ['present', null, here, null],
    ['left', PERSON, here, 'arrive'],
    ['left', PERSON, over, null],
    ['left', PERSON, null, null],
  ] as const)('%s, told %j, wanted %j: %s', (state, told, wanted, act) =>
    expect(nextAct({ state, told }, wanted)).toBe(act),
  );

  it.each<[Partial<KbsPerson>, string, string | null]>([
    [{ plate: '07 A 1' }, 'correct', 'correct'],
    [{ phone: '+905320000000' }, 'correct', 'correct'],
    [{ arrival: '2026-11-22T16:00:00' }, 'correct', 'correct'],
    [{ room: '2' }, 'correct', 'correct'],
    [{ number: 'X' }, 'depart', 'depart'],
    [{ nationality: 'AT' }, 'depart', 'depart'],
    // The register knows a citizen's name and parents.
    [{ firstName: 'Jorg' }, 'depart', null],
    [{ motherName: 'Anne' }, 'depart', null],
    [{ sex: 'female' }, 'depart', null],
    [{ birthDate: '1988-02-28' }, 'depart', null],
  ])('of %j: %s of a foreigner, %s of a citizen', (change, foreigner, citizen) => {
    const next = (told: KbsPerson) =>
      nextAct({ state: 'present', told }, { person: { ...told, ...change }, isOver: false });
    expect([next(PERSON), next(TURK)]).toEqual([foreigner, citizen]);
  });

  it.each<[Partial<KbsPerson>, boolean, boolean]>([
    [{}, true, true],
    [{ number: '' }, true, false],
    [{ nationality: '' }, true, false],
    [{ lastName: '' }, true, false],
    [{ birthDate: '' }, true, false],
    [{ motherName: '' }, true, false],
    [{ motherName: '', sex: '' }, false, true],
    [{ sex: '' }, true, false],
  ])('a foreigner with %j can be told (parents asked for: %s): %s', (change, asks, can) =>
    expect(canBeTold({ ...PERSON, ...change }, asks)).toBe(can),
  );

  it('a citizen can be told by number alone', () =>
    expect(canBeTold({ ...TURK, firstName: '', birthDate: '', motherName: '' }, true)).toBe(true));
});

describe('what the night shows', () => {
  const known = { state: 'absent', act: null, reason: null } as const;
  it.each([
    [null, false, true, 'coming'],
    [null, true, true, 'waiting'],
    [null, true, false, 'missing'],
    [{ ...known, act: 'arrive' }, true, true, 'waiting'],
    [{ ...known, act: 'arrive', reason: 'x' }, true, true, 'unclear'],
    [{ ...known, reason: 'x' }, true, true, 'refused'],
    [{ ...known, state: 'present' }, true, true, 'told'],
    [{ ...known, state: 'left' }, true, true, 'left'],
  ] as const)('%j, come: %s, whole: %s: %s', (row, hasCome, isWhole, state) =>
    expect(reportState(row, { hasCome, isWhole })).toBe(state),
  );

  it.each([
    ['2026-11-21T16:00:00', 'none'],
    ['2026-11-22T07:59:59', 'none'],
    ['2026-11-22T08:00:00', 'soon'],
    ['2026-11-22T15:59:59', 'soon'],
    ['2026-11-22T16:00:00', 'late'],
  ] as const)('an arrival at 16.00 that was not told at %s: %s', (now, urgency) =>
    expect(urgencyOf('2026-11-21T16:00:00', now)).toBe(urgency),
  );

  it('has Turkish wall clock', () =>
    expect(wallClock(new Date('2026-11-21T22:30:00Z'))).toBe('2026-11-22T01:30:00'));
});

it('corrects and lists somebody by the group that they belong to', () => {
  const turk = { ...PERSON, kind: 'tckn' as const, nationality: 'XX' };
  const guest = { ...PERSON, kind: 'passport' as const, sex: '' as const };
  const now = '2026-11-21T16:05:00';
  expect(correctionCall(turk, now)).toMatchObject({
    operation: 'MusteriKimlikNoGuncelle',
    person: { ULKKOD: '' },
  });
  expect(correctionCall(guest, now).person).not.toHaveProperty('ULKKOD');
  expect(arrivalCall(guest, now).person).toMatchObject({ CINSIYET: '' });
  expect(arrivalCall(turk, now).person).not.toHaveProperty('ADI');
  expect([listCall(turk), listCall(guest)].map(({ operation }) => operation)).toEqual([
    'MusteriKimlikNoListele',
    'MusteriYabanciListele',
  ]);
  expect(
    soapOf(
      { operation: 'MusteriYabanciListele', person: { A: undefined } },
      { user: 'a', facility: 'b', password: 'c' },
    ),
  ).toContain('MusteriYabanciListele');
});
