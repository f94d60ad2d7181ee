import { expect, it } from 'vitest';
import { freshnessOfVillas } from './villa-freshness.ts';

const NOW = new Date('2027-01-01T12:00:00.000Z');
const source = (villaId: number, lastOkAt: string | null, lastError: string | null = null) => ({
  villaId,
  lastOkAt,
  lastError,
  lastOutcome: lastError === null ? ('applied' as const) : ('failed' as const),
  warnings: [],
});

it('trusts a villa as far as the calendar that was proved right longest ago', () => {
  const [villa] = freshnessOfVillas(
    [source(1, '2027-01-01T11:50:00.000Z'), source(1, '2027-01-01T11:30:00.000Z')],
    NOW,
  );
  expect(villa).toEqual({
    villa_id: 1,
    sources: 2,
    lastOkAt: '2027-01-01T11:30:00.000Z',
    stale: false,
    warning: null,
    lastError: null,
  });
});

it('says what is wrong with one of several', () => {
  const [villa] = freshnessOfVillas(
    [source(1, '2027-01-01T11:50:00.000Z'), source(1, '2027-01-01T08:59:00.000Z', 'HTTP 500')],
    NOW,
  );
  expect(villa).toMatchObject({ stale: true, lastError: 'HTTP 500' });
});

it('does not trust what was never proved, and keeps villas apart', () => {
  const villas = freshnessOfVillas(
    [source(2, null), source(2, '2027-01-01T11:50:00.000Z'), source(3, '2027-01-01T11:50:00.000Z')],
    NOW,
  );
  expect(villas.map(({ villa_id, lastOkAt, stale }) => [villa_id, lastOkAt, stale])).toEqual([
    [2, null, true],
    [3, '2027-01-01T11:50:00.000Z', false],
  ]);
});

it('forgets the error of a calendar that can be read again', () => {
  const again = {
    ...source(1, '2027-01-01T11:50:00.000Z', 'HTTP 500'),
    lastOutcome: 'unchanged' as const,
  };
  expect(freshnessOfVillas([again], NOW)[0]?.lastError).toBeNull();
});

it('names what could not be read whole, of whichever calendar', () => {
  const unread = (summary: string) => ({
    uid: 'x',
    summary,
    start: '2027-06-12',
    end: null,
    why: 'Tekrar kuralı okunamadı.',
  });
  const partly = (...names: string[]) => ({
    ...source(1, '2027-01-01T11:50:00.000Z'),
    warnings: names.map(unread),
  });
  const warning = (...sources: Parameters<typeof freshnessOfVillas>[0]) =>
    freshnessOfVillas(sources, NOW)[0]?.warning;
  expect(warning(partly(), partly('Temizlik'))).toBe(
    'Bir etkinlik tam okunamadı. “Temizlik” (12 Haziran 2027 Cumartesi): Tekrar kuralı okunamadı.',
  );
  expect(warning(partly('Temizlik'), partly('Bakım', 'Kapalı'))).toMatch(
    /^3 etkinlik tam okunamadı\. “Temizlik” .* \(ve 2 etkinlik daha\)$/,
  );
});
