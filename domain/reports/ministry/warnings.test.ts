import { describe, expect, it } from 'vitest';
import { listMinistryWarnings, type PermitFacts } from './warnings.ts';

const TODAY = '2026-11-21';
let id = 0;

/** A villa on sale with nothing to say about it. */
const villa = (overrides: Partial<PermitFacts> = {}): PermitFacts => ({
  id: (id += 1),
  name: `Villa ${id}`,
  active: true,
  bedrooms: 3,
  capacity: 8,
  maxAdults: 8,
  maxChildren: 6,
  permitMaxGuests: 8,
  permitNo: `07-${1000 + id}`,
  permitExpiresOn: null,
  permitVerifiedAt: '2026-01-05T09:00:00.000Z',
  permitHolder: 'Nermin Akdoğan',
  permitAddress: 'Kalkan Mah. Güneş Sokak No: 4',
  ...overrides,
});

const codes = (...villas: PermitFacts[]) =>
  listMinistryWarnings(villas, TODAY).map((warning) => warning.code);

describe('a permit', () => {
  it.each([
    [{}, []],
    [{ permitExpiresOn: '2026-11-20' }, ['EXPIRED']],
    [{ permitExpiresOn: '2026-11-21' }, ['EXPIRING']],
    [{ permitExpiresOn: '2027-01-20' }, ['EXPIRING']],
    [{ permitExpiresOn: '2027-01-21' }, []],
    [{ permitVerifiedAt: null }, ['UNVERIFIED']],
    [{ permitHolder: ' ' }, ['HOLDER']],
    [{ permitAddress: null }, ['ADDRESS']],
    [{ capacity: 9, permitMaxGuests: null }, ['CAPACITY']],
    [{ permitMaxGuests: 7 }, ['CAPACITY']],
    [{ active: false, permitNo: null }, ['MISSING']],
    // A villa that is not on sale does not break a rule yet.
    [{ active: false, permitExpiresOn: '2020-01-01', permitVerifiedAt: null }, []],
  ] as const)('%o warns of %j', (overrides, expected) => {
    expect(codes(villa(overrides))).toEqual(expected);
  });

  it('may not be two villas’, however it is written', () => {
    const first = villa({ permitNo: '07-4321', name: 'Villa Çınar' });
    const second = villa({ permitNo: '07 - 4321', name: 'Villa Işık', active: false });
    const warnings = listMinistryWarnings([second, first, villa()], TODAY);
    expect(warnings.map(({ villa_id, code, active }) => [villa_id, code, active])).toEqual([
      [first.id, 'DUPLICATE', true],
      [second.id, 'DUPLICATE', false],
    ]);
    expect(warnings[0]?.message).toContain('Villa Işık');
  });

  it.each([null, '', ' ', '-', '—.'])(
    'with %j for a number is missing, and shared by none',
    (permitNo) => {
      const warnings = listMinistryWarnings([villa({ permitNo }), villa({ permitNo })], TODAY);
      expect(warnings.map(({ code }) => code)).toEqual(['MISSING', 'MISSING']);
    },
  );

  it('warns of everything at once, what stops a sale first and what is on sale before all', () => {
    const shared = { permitNo: '07-99', capacity: 9, permitMaxGuests: 8 };
    const unknown = { permitVerifiedAt: null, permitHolder: null, permitAddress: '' };
    const idle = villa({ permitNo: '07/99', active: false });
    const ended = villa({ ...shared, ...unknown, permitExpiresOn: '2026-11-20' });
    const missing = villa({ permitNo: null });
    const warnings = listMinistryWarnings([idle, missing, ended], TODAY);
    expect(warnings.map(({ code, villa_id }) => [code, villa_id])).toEqual([
      ['DUPLICATE', ended.id],
      ['EXPIRED', ended.id],
      ['CAPACITY', ended.id],
      ['UNVERIFIED', ended.id],
      ['HOLDER', ended.id],
      ['ADDRESS', ended.id],
      ['MISSING', missing.id],
      ['DUPLICATE', idle.id],
    ]);
  });

  it('says the day on which it ends', () => {
    const messages = ['2026-11-20', '2026-12-01'].map(
      (permitExpiresOn) => listMinistryWarnings([villa({ permitExpiresOn })], TODAY)[0]?.message,
    );
    expect(messages).toEqual(['Süresi doldu: 20 Kasım 2026 Cuma.', 'Son gün: 1 Aralık 2026 Salı.']);
  });

  it('shared by five more names them all, and counts none', () => {
    const [first] = listMinistryWarnings(
      Array.from({ length: 6 }, () => villa({ permitNo: '48-2' })),
      TODAY,
    );
    expect(first?.message).toMatch(/(?:Villa \d+, ){4}Villa \d+\.$/);
  });

  it('shared by many names five of them', () => {
    const [first] = listMinistryWarnings(
      Array.from({ length: 8 }, () => villa({ permitNo: '48-1' })),
      TODAY,
    );
    expect(first?.message).toMatch(/(?:Villa \d+, ){4}Villa \d+ ve 2 villa daha\.$/);
  });

  it('leads to the field that puts it right', () => {
    const one = villa({ permitExpiresOn: '2026-11-20' });
    expect(listMinistryWarnings([one], TODAY)[0]?.link).toBe(
      `/dashboard/villas/${one.id}?alan=permit.expiresOn#permit`,
    );
  });
});
