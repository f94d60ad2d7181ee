import { describe, expect, it } from 'vitest';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { allowedMoves, STATUSES } from '#domain/reservations/status.ts';
import { DEEDS } from './deeds.ts';

const ROW: ReservationListItem = {
  id: '01',
  reservation_id: 'KY26-ABCDEFGH',
  status: 'option',
  villa_id: 1,
  villa_name: 'Villa Begonvil',
  villa_slug: 'villa-begonvil',
  customer_name: 'Gülşah Öztürk',
  checkin: '2027-06-05',
  checkout: '2027-06-12',
  nights: 7,
  guests: 2,
  total: 10_000_00,
  paid: 0,
  deadline: null,
  undecided: false,
  unread: false,
  version: 1,
  created_at: '2026-11-21T10:00:00.000Z',
};
const labelsFor = (row: Partial<ReservationListItem>) =>
  DEEDS.filter((deed) => deed.refuse({ ...ROW, ...row }) === null).map(({ label }) => label);

describe('what is offered for many reservations', () => {
  it.each(STATUSES)('moves %s nowhere that the table does not', (status) => {
    const moves = allowedMoves(status, 'admin').map(({ to }) => to);
    for (const deed of DEEDS.slice(0, 4)) {
      const offered = deed.refuse({ ...ROW, status }) === null;
      // Another end for an option is a question for each of them.
      const isMove = deed.id !== status && moves.some((to) => to === deed.id);
      expect(offered, deed.label).toBe(isMove);
    }
  });

  it.each([
    ['requested', ['Opsiyona al', 'Onayla', 'Reddet', 'İptal et']],
    ['option', ['Onayla', 'İptal et', 'Banka bilgisi gönder', 'Ödeme bağlantısı gönder']],
    ['expired', ['Opsiyona al']],
    ['completed', []],
  ] as const)('offers for %s: %j', (status, labels) => {
    expect(labelsFor({ status })).toEqual(labels);
  });

  it('leaves a paid stay to its own screen, where the refund is decided', () => {
    expect(labelsFor({ paid: 1 })).not.toContain('İptal et');
  });

  it('sends no payment link where nothing is due', () => {
    expect(labelsFor({ paid: ROW.total })).not.toContain('Ödeme bağlantısı gönder');
  });
});
