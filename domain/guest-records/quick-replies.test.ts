import { expect, it } from 'vitest';
import { fillReply, openFields, QUICK_REPLIES, stayAbout } from './quick-replies.ts';
import type { GuestStay } from './schema.ts';

const stay = (over: Partial<GuestStay>): GuestStay => ({
  id: 'a',
  reservation_id: 'KY-1',
  villa_name: 'Villa Çınar',
  checkin: '2027-07-12',
  checkout: '2027-07-19',
  status: 'option',
  total: 7_000_000,
  paid: 0,
  owed: 1_400_000,
  at_door: 5_600_000,
  note: '',
  ...over,
});

it('fills in what the record knows and leaves the rest to be seen', () => {
  const text = QUICK_REPLIES[1].text;
  const filled = fillReply(text, { name: 'Ayşe', stay: stay({}) });
  expect(filled).toContain('KY-1 numaralı Villa Çınar');
  expect(filled).toContain('14.000');
  expect(openFields(filled)).toEqual([]);
  expect(openFields(fillReply(text, { name: 'Ayşe', stay: stay({ owed: 0 }) }))).toEqual(['borc']);
  expect(openFields(fillReply(text, { name: 'Ayşe', stay: null }))).toHaveLength(5);
});

it('takes no word of a guest for a field', () => {
  const filled = fillReply('{ad} {constructor} {x}', { name: '{villa}', stay: null });
  expect(filled).toBe('{villa} {constructor} {x}');
});

it('is about the next stay that is not over', () => {
  const stays = [
    stay({ id: 'later', checkin: '2027-08-01', checkout: '2027-08-08' }),
    stay({ id: 'next' }),
    stay({ id: 'off', checkin: '2027-06-01', status: 'cancelled' }),
    stay({ id: 'past', checkin: '2026-07-01', checkout: '2026-07-08' }),
  ];
  expect(stayAbout(stays, '2027-07-01')?.id).toBe('next');
  expect(stayAbout([], '2027-07-01')).toBeNull();
});
