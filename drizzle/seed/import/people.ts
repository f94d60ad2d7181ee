import type { Role } from '#domain/auth/permissions.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import { OWNER_COUNT, ownerFacts, STAFF } from '../content/people.ts';
import type { Inserter } from './insert.ts';

/** Row id of the n-th owner; 1 is the admin. */
export const ownerId = (n: number): number => n + 2;

/** A stored hash that no password matches: these users have to reset it first. */
const NO_PASSWORD = 'none';

/**
 * The demo's admin, the owners and the other people of the agency.
 * @param passwordHash of the demo logins; it exists in seeded databases only.
 */
export function addPeople(rows: Inserter, adminEmail: string, passwordHash: string): void {
  addUser(rows, {
    id: 1,
    role: 'ADMIN',
    email: adminEmail,
    passwordHash,
    firstName: 'Deniz',
    lastName: 'Aksoy',
    phone: null,
    iban: null,
  });
  for (let n = 0; n < OWNER_COUNT; n++) {
    const { firstName, lastName, email, phone, iban } = ownerFacts(n);
    addUser(rows, {
      id: ownerId(n),
      role: 'OWNER',
      email,
      passwordHash: n === 0 ? passwordHash : NO_PASSWORD,
      firstName,
      lastName,
      phone,
      iban,
    });
  }
  STAFF.forEach((person, n) =>
    addUser(rows, {
      ...person,
      id: ownerId(OWNER_COUNT + n),
      passwordHash,
      phone: null,
      iban: null,
    }),
  );
}

type Person = {
  id: number;
  role: Role;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  iban: string | null;
};

function addUser(rows: Inserter, { id, role, email, passwordHash, ...detail }: Person): void {
  const name = `${detail.firstName} ${detail.lastName}`;
  rows.add(users, [
    { id, role, email, passwordHash, searchText: fold(name), sortKey: sortKey(name) },
  ]);
  rows.add(userDetails, [{ userId: id, ...detail }]);
}
