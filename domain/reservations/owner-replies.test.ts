import { expect, it } from 'vitest';
import { ownerState } from './owner-replies.ts';

const ASKED = '2026-11-21T10:00:00.000Z';
const waiting = {
  status: 'requested',
  ownerAskedAt: ASKED,
  ownerReply: null,
  deadline: '2026-11-21T14:00:00.000Z',
};

it.each([
  ['nobody was asked', { ownerAskedAt: null }, '2026-11-21T11:00:00.000Z', null],
  ['the request is decided', { status: 'option' }, '2026-11-21T11:00:00.000Z', null],
  ['there is time', {}, '2026-11-21T11:59:59.000Z', 'asked'],
  ['half of the time is over', {}, '2026-11-21T12:00:00.000Z', 'silent'],
  ['money stops the clock', { deadline: null }, '2026-11-21T10:59:59.000Z', 'asked'],
  ['an hour is over', { deadline: null }, '2026-11-21T11:00:00.000Z', 'silent'],
  ['the owner said yes', { ownerReply: 'yes' }, '2026-11-21T12:30:00.000Z', 'yes'],
  ['the owner said no', { ownerReply: 'no' }, '2026-11-21T12:30:00.000Z', 'no'],
] as const)('where %s', (_, facts, now, state) => {
  expect(ownerState({ ...waiting, ...facts }, now)).toBe(state);
});
