import { describe, expect, it } from 'vitest';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { allowedTransitions, STATUSES } from '#domain/reservation-status.ts';
import { RESERVATION_ACTIONS } from './reservation-actions.ts';

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
  owner_answer: null,
  unread: false,
  version: 1,
  created_at: '2026-11-21T10:00:00.000Z',
};
const labelsFor = (row: Partial<ReservationListItem>) =>
  RESERVATION_ACTIONS.filter((action) => action.refuse({ ...ROW, ...row }) === null).map(
    ({ label }) => label,
  );

describe('what is offered for many reservations', () => {
  it.each(STATUSES)('moves %s nowhere that the table does not', (status) => {
    const transitions = allowedTransitions(status, 'admin').map(({ to }) => to);
    for (const action of RESERVATION_ACTIONS.slice(0, 4)) {
      const offered = action.refuse({ ...ROW, status }) === null;
      // An option's new end has to be chosen individually.
      const isMove = action.id !== status && transitions.some((to) => to === action.id);
      expect(offered, action.label).toBe(isMove);
    }
  });

  it.each([
    ['requested', ['Opsiyona al', 'Onayla', 'Reddet', 'Rezervasyonu iptal et']],
    [
      'option',
      ['Onayla', 'Rezervasyonu iptal et', 'Banka bilgisi gönder', 'Ödeme bağlantısı gönder'],
    ],
    ['expired', ['Opsiyona al']],
    ['completed', []],
  ] as const)('offers for %s: %j', (status, labels) => {
    expect(labelsFor({ status })).toEqual(labels);
  });

  it('leaves a paid stay to its own screen, where the refund is decided', () => {
    expect(labelsFor({ paid: 1 })).not.toContain('Rezervasyonu iptal et');
  });

  it('sends no payment link where nothing is due', () => {
    expect(labelsFor({ paid: ROW.total })).not.toContain('Ödeme bağlantısı gönder');
  });
});
