import { NO_PASSWORD } from '#domain/auth/no-password.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import type { AdminUserDetail, CreateUserInput } from '#domain/users/admin-schema.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { assertGoodPassword } from '#worker/features/auth/password/assert-good-password.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { INVITE_HOURS, resetSteps } from '#worker/features/auth/password/request-reset.ts';
import { newAdminAlarms } from './admin-alarms.ts';
import { auditedFields } from './audited-fields.ts';
import { sealIdentityNumber, toUserDetail } from './identity-number.ts';
import { whoseEmail } from '#worker/http/whose-email.ts';
import { readForNewUser } from './queries.ts';

/** Attempts when a concurrent new user takes the chosen id. */
const ATTEMPTS = 5;

/**
 * A new user. Without a password a mail with a link for choosing one is sent, if there is an address.
 * @throws `EMAIL_TAKEN`
 * (409), `VALIDATION` (422) for an easily guessed password.
 */
export async function createUser(
  deps: Deps,
  { password, ...input }: CreateUserInput,
  actor: Actor,
): Promise<AdminUserDetail> {
  if (password !== undefined) await assertGoodPassword(password, input, 'password');
  let hashed: Promise<string> | undefined;
  const hash = () => {
    hashed ??= password === undefined ? Promise.resolve(NO_PASSWORD) : hashPassword(password);
    return hashed;
  };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await insertUser(deps, input, hash, actor);
    } catch (error) {
      if (!(error instanceof IdTaken) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** The id is chosen before the write, because secrets are sealed for it. */
class IdTaken extends DomainError {
  constructor() {
    super('busy', 'BUSY');
  }
}

async function insertUser(
  deps: Deps,
  input: Omit<CreateUserInput, 'password'>,
  hash: () => Promise<string>,
  actor: Actor,
): Promise<AdminUserDetail> {
  const { db } = deps;
  const { email, role, identityNumber: plain, ...facts } = input;
  const { isTaken, nextId: id } = await readForNewUser(db, email);
  if (isTaken) throw emailTaken(email);

  const write = beginWrite(deps, actor);
  const { at } = write;
  const identityNumber = plain === null ? null : await sealIdentityNumber(deps, id, plain);
  const passwordHash = await hash();
  const isInvited = passwordHash === NO_PASSWORD && email !== '';
  const row = { ...facts, identityNumber, id, email, role, active: true, version: 1 };
  await write.run([
    email !== '' && guard('user.email', nobodyWith(whoseEmail(email)), () => emailTaken(email)),
    guard('user.id', nobodyWith(eq(users.id, id)), () => new IdTaken()),
    write.insert(users, { id, email, role, passwordHash, ...searchable(facts) }),
    write.insert(userDetails, { ...facts, identityNumber, userId: id }),
    isInvited && (await resetSteps(deps, write, row, INVITE_HOURS)),
    role === 'ADMIN' && (await newAdminAlarms(deps, row, actor)),
    write.audit('user.create', id, { after: auditedFields({ ...input, invited: isInvited }) }),
  ]);
  return toUserDetail(deps, {
    ...row,
    villas: 0,
    lastLoginAt: null,
    created_at: at,
    updated_at: at,
  });
}

const nobodyWith = (condition: SQL) => sql`not exists (select 1 from ${users} where ${condition})`;

/** The columns by which lists search and sort users. */
export function searchable({ firstName, lastName }: { firstName: string; lastName: string }) {
  const name = `${firstName} ${lastName}`;
  return { searchText: fold(name), sortKey: sortKey(name) };
}

export const emailTaken = (email: string) =>
  conflict('EMAIL_TAKEN', `${email} adresiyle bir kullanıcı zaten var.`);
