import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban, isIban, parseIban } from './iban.ts';

const VALID = 'TR330006100519786457841326';

describe('parseIban', () => {
  it.each([
    [VALID, VALID],
    ['TR33 0006 1005 1978 6457 8413 26', VALID],
    [' tr330006100519786457841326 ', VALID],
    ['DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
    ['NO93 8601 1117 947', 'NO9386011117947'],
    ['NL91 ABNA 0417 1643 00', 'NL91ABNA0417164300'],
    // What comes along when a number is copied.
    ['TR33-0006-1005-1978-6457-8413-26', VALID],
    ['TR33‑0006–1005−1978.6457/8413 26', VALID],
    ['IBAN: TR33 0006 1005 1978 6457 8413 26', VALID],
    ['İBAN TR330006100519786457841326', VALID],
    ['iban no: tr33 0006 1005 1978 6457 8413 26', VALID],
    ['IBAN Numarası : TR330006100519786457841326', VALID],
    ['IBANTR330006100519786457841326', VALID],
    ['IBAN-Nr.: DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['Iban numaram: TR330006100519786457841326', VALID],
    ['TL IBAN: TR330006100519786457841326', VALID],
    ['IBAN (EUR) = TR330006100519786457841326', VALID],
    ['IBAN→TR330006100519786457841326', VALID],
    ['"TR330006100519786457841326",', VALID],
    ["'TR330006100519786457841326", VALID],
    ['\u202aTR33 0006\u00a01005 1978 6457 8413 26\u202c', VALID],
    ['\u2066TR33\u20600006100519786457841326\u200e', VALID],
    ['ＴＲ３３ ０００６ １００５ １９７８ ６４５７ ８４１３ ２６', VALID],
    ['TR٣٣٠٠٠٦١٠٠٥١٩٧٨٦٤٥٧٨٤١٣٢٦', VALID],
    ['TR33 0006 1005 1978 6457 8413 26 (TL)', VALID],
    ['IBAN (TRY) TR33 0006 1005 1978 6457 8413 26', VALID],
    ['TL TR33 0006 1005 1978 6457 8413 26', VALID],
    ['="TR330006100519786457841326"', VALID],
    ['mt84malt011000012345mtlcast001s', 'MT84MALT011000012345MTLCAST001S'],
    ['BR18 0036 0305 0000 1000 9795 493C 1', 'BR1800360305000010009795493C1'],
    ['KZ86 125K ZT50 0410 0100', 'KZ86125KZT5004100100'],
  ])('reads %j', (text, iban) => expect(parseIban(text)).toBe(iban));

  it.each([
    'TR330006100519786457841327',
    'TR33000610051978645784132',
    'TR3300061005197864578413266',
    'TR33000610051978645784132X',
    'DE89370400440532013001',
    '330006100519786457841326',
    'XX00',
    'TR33 0006 1005 1978 6457 8413 26 TR33 0006 1005 1978 6457 8413 26',
    'IBAN',
    'IBAN NO:',
    'TR33×0006×1005×1978×6457×8413×26',
    'TR',
    '',
  ])('refuses %j', (text) => {
    expect(parseIban(text)).toBeNull();
    expect(isIban(text)).toBe(false);
  });

  it('refuses a Turkish number of another length even when the check is right', () => {
    // The check digits of these 22 characters are right, so that only the length is wrong.
    const body = '000610051978645784';
    const valid = Array.from({ length: 97 }, (_, i) => String(i + 2).padStart(2, '0'));
    expect(valid.some((check) => isIban(`TR${check}${body}`))).toBe(false);
    expect(valid.some((check) => isIban(`DE${check}${body}`))).toBe(true);
  });

  it('notices a wrong digit and two swapped ones', () => {
    const at = fc.integer({ min: 2, max: 25 });
    fc.assert(
      fc.property(at, fc.integer({ min: 1, max: 9 }), (position, shift) => {
        const digit = (Number(VALID[position]) + shift) % 10;
        expect(isIban(VALID.slice(0, position) + digit + VALID.slice(position + 1))).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 24 }), (i) => {
        const [a = '', b = ''] = VALID.slice(i, i + 2);
        const swapped = VALID.slice(0, i) + b + a + VALID.slice(i + 2);
        expect(isIban(swapped)).toBe(a === b);
      }),
    );
  });
});

it('formats in fours', () => {
  expect(formatIban(VALID)).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(formatIban('TR33 0006 1005 1978 6457 8413 26')).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(formatIban('NO938601')).toBe('NO93 8601');
});
