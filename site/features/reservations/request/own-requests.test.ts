import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findOwnRequest, keepOwnRequest } from './own-requests.ts';

const NOW = new Date('2027-03-01T10:00:00.000Z');
const LATER = new Date('2027-03-01T12:00:00.000Z');
const STAY = { checkIn: '2027-06-12', checkOut: '2027-06-19' };
const REQUEST = {
  slug: 'villa-a',
  code: 'KY27-ABCDEFGH',
  page: '/konaklamam?baglanti=x',
  ...STAY,
  until: '2027-03-01T12:00:00.000Z',
};

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('knows whose nights they are until the request runs out, and only asks after that', () => {
  keepOwnRequest(REQUEST, NOW);
  const { code, page } = REQUEST;
  expect(findOwnRequest('villa-a', STAY, NOW)).toEqual({ code, page, holds: true });
  expect(findOwnRequest('villa-a', STAY, LATER)).toEqual({ code, page, holds: false });
});

it('leads to the form where an earlier version kept no page', () => {
  keepOwnRequest({ ...REQUEST, page: undefined }, NOW);
  expect(findOwnRequest('villa-a', STAY, NOW)?.page).toBe(`/konaklamam?code=${REQUEST.code}`);
});

it('knows a stay that shares a night, and neither the next one nor another villa', () => {
  keepOwnRequest(REQUEST, NOW);
  const around = { checkIn: '2027-06-18', checkOut: '2027-06-25' };
  const after = { checkIn: '2027-06-19', checkOut: '2027-06-26' };
  expect(findOwnRequest('villa-a', around, NOW)?.code).toBe(REQUEST.code);
  expect(findOwnRequest('villa-a', after, NOW)).toBeNull();
  expect(findOwnRequest('villa-b', STAY, NOW)).toBeNull();
});

it('forgets stays that are over, and lives without storage', () => {
  keepOwnRequest(REQUEST, NOW);
  expect(findOwnRequest('villa-a', STAY, new Date('2027-06-20T00:00:00.000Z'))).toBeNull();
  localStorage.setItem('talepler', '{');
  expect(findOwnRequest('villa-a', STAY, NOW)).toBeNull();
});
