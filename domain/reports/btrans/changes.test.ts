import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATUS_LABELS, STATUSES } from '#domain/reservation-status.ts';
import { listDifferences, type ReportedFacts, removalReason } from './changes.ts';

const REPORTED: ReportedFacts = {
  villaId: 12,
  checkIn: '2026-10-05',
  checkOut: '2026-10-12',
  amount: 3_500_050,
  commission: 612_509,
  collectedOn: '2026-10-01',
  digest: 'a',
};

describe('what differs from what was reported', () => {
  it.each([
    [{}, []],
    [{ villaId: 13 }, ['Villa']],
    [{ checkIn: '2026-10-06' }, ['Tarihler']],
    [{ checkOut: '2026-10-11' }, ['Tarihler']],
    [{ checkIn: '2026-10-06', checkOut: '2026-10-13' }, ['Tarihler']],
    [{ amount: 3_500_051 }, ['Rezervasyon tutarı']],
    [{ commission: 0 }, ['Komisyon']],
    [{ collectedOn: '2026-10-02' }, ['Tahsil tarihi']],
    [
      { villaId: 13, checkOut: '2026-10-11', amount: 1, commission: 1, collectedOn: '2026-10-02' },
      ['Villa', 'Tarihler', 'Rezervasyon tutarı', 'Komisyon', 'Tahsil tarihi'],
    ],
    // The owner's name or the title deed changed: the amounts are the same, but the file differs.
    [{ digest: 'b' }, ['Villa ya da ev sahibi bilgileri']],
    // Every difference changes the digest too; it does not count as a second difference.
    [{ commission: 0, digest: 'b' }, ['Komisyon']],
  ])('is with %j: %j', (change, what) => {
    expect(listDifferences(REPORTED, { ...REPORTED, ...change })).toEqual(what);
  });

  it('is nothing only where all is the same, and the same either way round', () => {
    const facts = fc.record({
      villaId: fc.integer({ min: 1, max: 2 }),
      checkIn: fc.constantFrom('2026-10-05', '2026-10-06'),
      checkOut: fc.constantFrom('2026-10-12', '2026-10-13'),
      amount: fc.integer({ min: 0, max: 1 }),
      commission: fc.integer({ min: 0, max: 1 }),
      collectedOn: fc.constantFrom('2026-10-01', '2026-10-02'),
      digest: fc.constantFrom('a', 'b'),
    });
    fc.assert(
      fc.property(facts, facts, (was, now) => {
        const isSame = JSON.stringify(was) === JSON.stringify(now);
        expect(listDifferences(was, now).length === 0).toBe(isSame);
        expect(listDifferences(now, was)).toEqual(listDifferences(was, now));
      }),
    );
  });
});

describe('why a reservation is in the file no more', () => {
  it.each(STATUSES)('names the status when %s is not reported', (status) => {
    expect(removalReason(status, { isReportable: false, isCollected: true })).toBe(
      `Durumu: ${STATUS_LABELS[status]}`,
    );
  });

  it.each(STATUSES)('looks for another reason when %s is reported', (status) => {
    expect(removalReason(status, { isReportable: true, isCollected: true })).toBe(
      'Bilgileri eksildi ya da başka aya geçti',
    );
    expect(removalReason(status, { isReportable: true, isCollected: false })).toBe(
      'Komisyonun tahsilatı artık tam değil: iade edildi ya da tutarı değişti',
    );
  });
});
