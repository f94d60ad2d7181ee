import { describe, expect, it } from 'vitest';
import { auditChanges, fieldLabel } from './changes.ts';

const said = (before: unknown, after: unknown) =>
  auditChanges(before, after).map((change) => [change.field, change.before, change.after]);

describe('what a write changed', () => {
  it.each([
    ['money', { total: 1_250_050 }, { total: 900_000 }, ['Toplam', '12.500,50 ₺', '9.000 ₺']],
    [
      'a rate',
      { prepaymentRate: 2000 },
      { prepaymentRate: 2550 },
      ['Ön ödeme oranı', '%20', '%25,5'],
    ],
    ['a switch', { popular: false }, { popular: true }, ['Popüler', 'Hayır', 'Evet']],
    [
      'a status',
      { status: 'requested' },
      { status: 'option' },
      ['Durum', 'Onay Bekliyor', 'Opsiyonlu'],
    ],
    [
      'a day',
      { checkIn: '2028-06-01' },
      { checkIn: '2028-06-08' },
      ['Giriş', '1 Haz 2028', '8 Haz 2028'],
    ],
    [
      'a moment',
      {},
      { optionExpiresAt: '2026-11-21T21:40:00.000Z' },
      ['Opsiyonun sonu', null, '22 Kas 2026 00:40'],
    ],
    ['what was emptied', { note: 'Anahtar' }, { note: null }, ['Not', 'Anahtar', null]],
    ['a list', { tags: [] }, { tags: ['deniz', 'Kaş'] }, ['Etiketler', null, 'deniz, Kaş']],
    [
      'a field nobody named',
      { someOddField: 1 },
      { someOddField: 2 },
      ['some odd field', '1', '2'],
    ],
  ])('says %s', (_what, before, after, row) => expect(said(before, after)).toEqual([row]));

  it('spells out rows, a line each, and counts what is too much', () => {
    const row = (day: string) => ({ startsOn: day, nightly: 1_250_000, minNights: null });
    const [change] = auditChanges(null, { rows: [row('2028-06-01'), row('2028-07-01')] });
    expect(change?.after).toBe(
      'Başlangıç: 1 Haz 2028 · Gecelik: 12.500 ₺\nBaşlangıç: 1 Tem 2028 · Gecelik: 12.500 ₺',
    );
    const [many] = auditChanges(null, { ids: Array.from({ length: 15 }, (_, i) => i) });
    expect(many?.after).toMatch(/, 11, ve 3 satır daha$/);
  });

  it('shows a text by its words', () => {
    const body = [{ type: 'paragraph', text: 'Limana inen sokaklar.' }];
    expect(said(null, { body })).toEqual([['Metin', null, 'Limana inen sokaklar.']]);
  });

  it('leaves out what says nothing', () =>
    expect(said(null, { note: null, tags: [] })).toEqual([]));

  it('takes whatever was kept', () => {
    expect(said('eski', 'yeni')).toEqual([['Metin', 'eski', 'yeni']]);
    expect(said(null, null)).toEqual([]);
  });
});

it('puts a name into words', () => expect(fieldLabel('hold_minutes_max')).toBe('hold minutes max'));
