import * as fc from 'fast-check';
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

  it('counts no rows where all are spelled out', () => {
    const [change] = auditChanges(null, { ids: Array.from({ length: 12 }, (_, i) => i) });
    expect(change?.after).toMatch(/^0, 1, .*, 11$/);
  });

  it('says a row by what is in it, and not by its number', () => {
    const rooms = [
      { id: 7, name: 'Salon', heated: false, beds: [] },
      { id: 8, name: '' },
    ];
    expect(said(null, { rooms })).toEqual([['Odalar', null, 'Ad: Salon · Isıtmalı: Hayır']]);
    expect(said(null, { rooms: [{ id: 8, name: '' }] })).toEqual([]);
    // A list may also contain null.
    expect(said(null, { tags: [null, 'deniz'] })[0]?.[2]).toBe('deniz');
  });

  it('says a record within a field in one line', () => {
    expect(said({ season: { startsOn: '2028-06-01', nightly: 100 } }, {})).toEqual([
      ['season', 'Başlangıç: 1 Haz 2028 · Gecelik: 1 ₺', null],
    ]);
    // A type without a text is not a block of a page.
    expect(said(null, { nook: { type: 'salon' } })).toEqual([['nook', null, 'type: salon']]);
  });

  it.each([
    ['default_commission_rate', '1750', '%17,5'],
    ['default_commission_rate', 'yok', 'yok'],
    ['commissionRate', 2000, '%20'],
    ['latitude', 36.265, '36,265'],
    ['capacity', 8, '8'],
    // Amounts are numbers; a text of digits is not money.
    ['total', '100', '100'],
    ['status', 'elsewhere', 'elsewhere'],
    // A status is translated only in the field of that name.
    ['note', 'option', 'option'],
    ['note', '2028-06-01', '1 Haz 2028'],
    ['note', '2028-02-30', '2028-02-30'],
  ])('reads %s %j as %s', (name, value, text) => {
    expect(said(null, { [name]: value })[0]?.[2]).toBe(text);
  });

  it.each([
    ['2026-12-31T21:00:00Z', '1 Oca 2027 00:00'],
    ['2026-06-01T09:05:59.999Z', '1 Haz 2026 12:05'],
    // A note that looks like an instant must not crash the page.
    ['2026-13-45T99:99:99Z', '2026-13-45T99:99:99Z'],
    ['2026-02-30T10:00:00Z', '2026-02-30T10:00:00Z'],
    ['2026-02-28T24:00:00Z', '2026-02-28T24:00:00Z'],
    ['1999-01-01T10:00:00Z', '1999-01-01T10:00:00Z'],
    ['2199-12-31T22:00:00Z', '2199-12-31T22:00:00Z'],
  ])('reads the moment %s as %s', (text, read) => {
    expect(said(null, { note: text })[0]?.[2]).toBe(read);
  });

  it('cuts what is too long, and says so', () => {
    expect(said(null, { note: 'a'.repeat(600) })[0]?.[2]).toBe('a'.repeat(600));
    expect(said(null, { note: 'a'.repeat(601) })[0]?.[2]).toBe(`${'a'.repeat(600)}…`);
  });

  it('reads whatever JSON can hold', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        for (const change of auditChanges(before, after)) {
          expect([change.before, change.after].some((text) => text !== null)).toBe(true);
          expect(change.before).not.toBe('');
          expect(change.after).not.toBe('');
        }
      }),
    );
  });

  it('shows a text by its words', () => {
    const body = [{ type: 'paragraph', text: 'Limana inen sokaklar.' }];
    expect(said(null, { body })).toEqual([['Metin', null, 'Limana inen sokaklar.']]);
  });

  it('leaves no line for an empty text', () => {
    const [empty, full] = ['', 'Limana inen sokaklar.'].map((text) => ({
      type: 'paragraph',
      text,
    }));
    expect(said(null, { body: [empty, full] })[0]?.[2]).toBe('Limana inen sokaklar.');
    expect(said(null, { body: [empty] })).toEqual([]);
  });

  it('leaves out what says nothing', () =>
    expect(said(null, { note: null, tags: [] })).toEqual([]));

  it('takes whatever was kept', () => {
    expect(said('eski', 'yeni')).toEqual([['Metin', 'eski', 'yeni']]);
    expect(said(null, null)).toEqual([]);
  });
});

it('puts a name into words', () => {
  expect(fieldLabel('hold_minutes_max')).toBe('hold minutes max');
  expect([fieldLabel('villa_id'), fieldLabel('left_at')]).toEqual(['Villa no', 'Ayrıldığı an']);
});
