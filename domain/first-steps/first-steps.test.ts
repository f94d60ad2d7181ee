import { describe, expect, it } from 'vitest';
import { type FirstFacts, toFirstSteps } from './first-steps.ts';
import { FIRST_STEPS, type Missing } from './schema.ts';

const VILLA = { id: 7, active: true, hasPermit: true, isChecked: true, hasPrice: true, photos: 5 };
const ALL: FirstFacts = {
  missingFacts: [],
  hasBank: true,
  hasTransport: true,
  hasSentMail: true,
  hasOwner: true,
  villa: VILLA,
  hasOwnRules: true,
  takesCards: true,
  hasFactor: true,
  hasTakenBack: true,
  dismissed: '',
};

const TAX_NUMBER = { what: 'Vergi no', field: 'tax_number' };

const open = (facts: Partial<FirstFacts>) =>
  toFirstSteps({ ...ALL, ...facts }).items.filter(({ done }) => !done);

describe('the first steps of an agency', () => {
  it('are all done when nothing is missing, in one order', () => {
    expect(open({})).toEqual([]);
    expect(toFirstSteps(ALL).items.map(({ step }) => step)).toEqual(FIRST_STEPS);
  });

  it.each<[string, Partial<FirstFacts>, Missing[]]>([
    ['company', { missingFacts: [TAX_NUMBER] }, [TAX_NUMBER]],
    ['bank', { hasBank: false }, []],
    ['mail', { hasTransport: false }, []],
    ['mail', { hasSentMail: false }, []],
    ['owner', { hasOwner: false }, []],
    ['villa', { villa: null }, []],
    ['villa', { villa: { ...VILLA, hasPrice: false } }, [{ what: 'fiyat', field: 'prices' }]],
    ['villa', { villa: { ...VILLA, photos: 2 } }, [{ what: '3 fotoğraf', field: 'pictures' }]],
    [
      'villa',
      { villa: { ...VILLA, hasPermit: false, active: false } },
      [
        { what: 'izin belgesi numarası', field: 'permit.no' },
        { what: 'yayına alma', field: 'publish' },
      ],
    ],
    [
      'villa',
      { villa: { ...VILLA, isChecked: false } },
      [{ what: 'izin belgesinin doğrulanması', field: 'permit.no' }],
    ],
    ['rules', { hasOwnRules: false }, []],
    ['card', { takesCards: false }, []],
    ['factor', { hasFactor: false }, []],
    ['booking', { hasTakenBack: false }, []],
  ])('%s waits for %j', (step, facts, missing) => {
    expect(open(facts)).toEqual([{ step, done: false, dismissed: false, missing }]);
  });

  it('remember what the agency does without, and no word that is no step', () => {
    const { items } = toFirstSteps({ ...ALL, takesCards: false, dismissed: 'card,zzz,' });
    expect(items.filter(({ dismissed }) => dismissed)).toEqual([
      { step: 'card', done: false, dismissed: true, missing: [] },
    ]);
  });
});
