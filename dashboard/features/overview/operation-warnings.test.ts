import { expect, it } from 'vitest';
import { operationWarnings } from './operation-warnings.ts';

const mails = { hasTransport: true, due: 0, oldestMinutes: 0 };

it('is quiet while mails leave and the cron runs, and to an owner', () => {
  expect(operationWarnings(null)).toEqual([]);
  expect(
    operationWarnings({
      mails,
      cron: null,
      missingFacts: [],
      unfinishedTexts: [],
      offeredTexts: [],
    }),
  ).toEqual([]);
  const due = { ...mails, due: 3, oldestMinutes: 2 };
  expect(
    operationWarnings({
      mails: due,
      cron: null,
      missingFacts: [],
      unfinishedTexts: [],
      offeredTexts: [],
    }),
  ).toEqual([]);
});

it('says that nothing can take the mails, how many wait and since when', () => {
  const waiting = { hasTransport: false, due: 1_266, oldestMinutes: 28 };
  expect(
    operationWarnings({
      mails: waiting,
      cron: null,
      missingFacts: [],
      unfinishedTexts: [],
      offeredTexts: [],
    }),
  ).toEqual([
    {
      text: 'E-posta gönderecek sunucu tanımlı değil',
      hint: expect.stringContaining('1.266 bekliyor, en eskisi 28 dakika önce'),
      leadsTo: 'outbox',
    },
  ]);
});

it('reports that mails are stuck although there is a transport', () => {
  const standing = { hasTransport: true, due: 4, oldestMinutes: 130 };
  const [warning] = operationWarnings({
    mails: standing,
    cron: null,
    missingFacts: [],
    unfinishedTexts: [],
    offeredTexts: [],
  });
  expect(warning).toMatchObject({
    text: 'E-postalar çıkmıyor',
    hint: expect.stringContaining('2 saat'),
  });
});

it.each([
  [null, 'hiç çalışmadı'],
  [7, '7 dakika önce durdu'],
  [5 * 24 * 60, '5 gün önce durdu'],
])('says that the cron stands still: %s minutes', (minutes, said) => {
  const [warning] = operationWarnings({
    mails,
    cron: { minutes },
    missingFacts: [],
    unfinishedTexts: [],
    offeredTexts: [],
  });
  expect(warning).toMatchObject({
    text: 'Zamanlanmış işler çalışmıyor',
    hint: expect.stringContaining(said),
  });
});

it('names what the agency has not yet said of itself', () => {
  const missingFacts = ['Ticaret unvanı', 'TÜRSAB belge no'];
  expect(
    operationWarnings({ mails, cron: null, missingFacts, unfinishedTexts: [], offeredTexts: [] }),
  ).toMatchObject([
    { hint: expect.stringContaining('Ticaret unvanı, TÜRSAB belge no.'), leadsTo: 'settings' },
  ]);
});
