import { expect, it } from 'vitest';
import { ROLES } from '#domain/auth/permissions.ts';
import { mayOpen } from './screen-permissions.ts';

it('opens home and profile for everybody', () => {
  for (const role of ROLES) {
    expect(mayOpen(role, '/')).toBe(true);
    expect(mayOpen(role, '/profile')).toBe(true);
  }
});

it('opens for an owner what the specification says, and what leads on from it', () => {
  const open = [
    '/villas',
    '/villas/$id',
    '/reservations',
    '/reservations/$id',
    '/occupancy/$open',
    '/external/$id',
    '/transactions/ekstre',
  ];
  const closed = ['/reservations/yeni', '/villas/yeni', '/transactions', '/users', '/availability'];
  expect(open.filter((path) => !mayOpen('OWNER', path))).toEqual([]);
  expect(closed.filter((path) => mayOpen('OWNER', path))).toEqual([]);
});

it('knows an index route by its slash, and nothing else for field than its day', () => {
  expect(mayOpen('CLERK', '/offer/')).toBe(true);
  expect(mayOpen('FIELD', '/reservations/')).toBe(false);
});

it('closes what it does not know', () => {
  expect(mayOpen('ADMIN', '/nothing-of-ours')).toBe(false);
});
