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

it('requires a second factor of roles that see money or identity numbers', () => {
  expect(ROLES_WITH_FACTOR).toEqual(ROLES.filter((role) => role !== 'FIELD'));
});

/**
 * What each role may do, written out a second time on purpose: whoever widens or narrows a role has
 * to say so here, too. Admins may do everything.
 */
const MAY = {
  CLERK: `
    profile views home day house-tasks reservations.read reservations.write
    reservations.history contacts contacts.arriving identity guest-documents guests messages
    stay-requests offers desk assignments comments.read comments.write comments.reply outbox
    availability.read availability.write calendars.read calendars.write payments
    payment-requests villas.read villas.write villas.agree media villas.names owners.read
    catalogue.read
  `,
  ACCOUNTING: `
    profile views home reservations.read reservations.history contacts contacts.arriving
    money.read money.write payments payment-requests statements turnover reports tax-report
    villas.names owners.read catalogue.read
  `,
  FIELD: `
    profile views day
  `,
  OWNER: `
    profile views home reservations.read contacts.arriving comments.read comments.reply
    availability.read availability.write calendars.read statements turnover villas.read
    villas.agree villas.names
  `,
} as const;

it.each(['CLERK', 'ACCOUNTING', 'FIELD', 'OWNER'] as const)(
  'lets %s do this and no more',
  (role) => {
    const permissions = PERMISSIONS.filter((permission) => may(role, permission));
    expect(permissions).toEqual(MAY[role].trim().split(/\s+/));
  },
);
