import { expect, it } from 'vitest';
import { may, PERMISSIONS, ROLES, ROLES_WITH_FACTOR, rolesWith } from './permissions.ts';

it('lets an admin do everything', () => {
  expect(PERMISSIONS.filter((permission) => !may('ADMIN', permission))).toEqual([]);
});

it('leaves people, security and settings to admins alone', () => {
  for (const permission of ['users', 'security', 'settings', 'privacy', 'import'] as const)
    expect([permission, rolesWith(permission)]).toEqual([permission, ['ADMIN']]);
});

it('lets accounting read stays and change none', () => {
  expect(may('ACCOUNTING', 'reservations.read')).toBe(true);
  expect(may('ACCOUNTING', 'reservations.write')).toBe(false);
  expect(may('ACCOUNTING', 'money.write')).toBe(true);
});

it('keeps money from clerks and field, and identity numbers from accounting and field', () => {
  expect(rolesWith('money.read')).toEqual(['ADMIN', 'ACCOUNTING']);
  expect(rolesWith('identity')).toEqual(['ADMIN', 'CLERK']);
  expect(rolesWith('landlords')).toEqual(['ADMIN']);
});

it('gives field its day and what is the own', () => {
  const field = PERMISSIONS.filter((permission) => may('FIELD', permission));
  expect(field).toEqual(['profile', 'views', 'day']);
});

it('requires a second factor of roles that see money or identity numbers', () => {
  expect(ROLES_WITH_FACTOR).toEqual(ROLES.filter((role) => role !== 'FIELD'));
});
