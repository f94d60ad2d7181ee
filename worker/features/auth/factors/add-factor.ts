import { eq, sql } from 'drizzle-orm';
import type {
  AddPasskeyInput,
  AddTotpInput,
  FactorAdded,
  TotpSetup,
} from '#domain/auth/factor-schema.ts';
import { notFound, refused } from '#domain/errors.ts';
import { passkeys, totpFactors } from '#drizzle/schema/factors.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Session } from '#worker/http/context.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard, type Steps } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { findAccount } from '../account-queries.ts';
import { alarmMail } from '../alarms/account-alarms.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { beginChallenge, endChallenge, findChallenge } from './auth-challenges.ts';
import { listPasskeys, readFactors } from './factor-queries.ts';
import { creationOptions } from './passkey-options.ts';
import { newRecoveryCodes } from './recovery-codes.ts';
import { findStep, newTotpSecret, totpUri } from './totp.ts';
import { openSetup, sealSecret, sealSetup } from './totp-secret.ts';
import { verifyCreated } from './verify-passkey.ts';

/** With more factors, nobody would notice the one that was lost. */
const MAX_FACTORS = 10;

type Person = Pick<Session, 'userId' | 'sessionId'>;

/** A secret for an authenticator app. Nothing is stored until the app has produced a valid code. */
export async function startTotp(deps: Deps, userId: number): Promise<TotpSetup> {
  const { email, issuer } = await readPerson(deps, userId);
  const secret = newTotpSecret();
  const setup = await sealSetup(deps, userId, secret);
  return { setup, secret, uri: totpUri(secret, issuer, email) };
}

/**
 * @throws `VALIDATION` (422) for a wrong code, `LOGIN_EXPIRED` (422) for a setup that is too old,
 * `TOO_MANY`
 */
export async function addTotp(
  deps: Deps,
  person: Person,
  { setup, code, name }: AddTotpInput,
  actor: Actor,
): Promise<FactorAdded> {
  const secret = await openSetup(deps, person.userId, setup);
  if (secret === null) throw refused('LOGIN_EXPIRED');
  const write = beginWrite(deps, actor);
  const lastStep = await findStep(secret, code, write.now);
  if (lastStep === null) {
    const message = 'Kod uymadı. Telefonun saatini otomatik yapıp yeni kodu yazın.';
    // Not counted as a guess: the secret is on the person's own screen.
    throw refused('VALIDATION', message, [{ path: 'code', message }]);
  }
  const id = write.newId();
  const sealed = await sealSecret(deps, id, secret);
  const values = { id, userId: person.userId, name, secret: sealed, lastStep };
  const steps = write.insert(totpFactors, values);
  return add(deps, person, { id, name, kind: 'totp', steps }, write);
}

/** The options for creating a passkey in the browser. */
export async function startPasskey(deps: Deps, userId: number) {
  const person = await readPerson(deps, userId);
  const keys = await listPasskeys(deps.db, userId);
  const token = await beginChallenge(deps, userId, 'passkey');
  return { token, options: creationOptions(deps.siteUrl, token, keys, { ...person, id: userId }) };
}

/** @throws `PASSKEY_REFUSED` (422), `LOGIN_EXPIRED` (422), `TOO_MANY` */
export async function addPasskey(
  deps: Deps,
  person: Person,
  { token, name, passkey }: AddPasskeyInput,
  actor: Actor,
): Promise<FactorAdded> {
  const { userId } = person;
  const challenge = await findChallenge(deps, 'passkey', token);
  if (challenge.userId !== userId) throw refused('LOGIN_EXPIRED');
  const created = await verifyCreated(deps, token, passkey);
  if (created === null) throw refused('PASSKEY_REFUSED');
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const transports = passkey.response.transports ?? [];
  const values = { id, userId, name, ...created, transports };
  const insert = write.insert(passkeys, values, () => refused('PASSKEY_REFUSED'));
  const steps = [endChallenge(challenge, write.now), insert];
  return add(deps, person, { id, name, kind: 'passkey', steps }, write);
}

type NewFactor = { id: string; name: string; kind: 'totp' | 'passkey'; steps: Steps };

/**
 * Stores a factor and notifies the person. The first factor also creates recovery codes and ends
 * the sessions that were opened with a password alone.
 */
async function add(
  deps: Deps,
  { userId, sessionId }: Person,
  { id, name, kind, steps }: NewFactor,
  write: Write,
): Promise<FactorAdded> {
  const account = await findAccount(deps.db, userId);
  if (account === null) throw notFound();
  const { items } = await readFactors(deps.db, userId);
  const codes = items.length === 0 ? await newRecoveryCodes(userId, write.now) : null;
  await write.run([
    guard(
      'factors.few',
      sql`(select count(*) from totp_factors where user_id = ${userId})
        + (select count(*) from passkeys where user_id = ${userId}) < ${MAX_FACTORS}`,
      () => refused('TOO_MANY'),
    ),
    steps,
    codes && [codes.steps, endSessionsOf(userId, write.now, sessionId)],
    alarmMail(deps, account, { kind: 'factor_added', name }),
    write.audit('user.add_factor', userId, { after: { factor: kind, name } }),
  ]);
  return { id, recoveryCodes: codes?.shown ?? null };
}

/** The person who sets it up, and the name under which an app lists us. */
async function readPerson({ db, siteUrl }: Deps, userId: number) {
  const [account, [site]] = await Promise.all([
    findAccount(db, userId),
    db.read.select({ name: settings.value }).from(settings).where(eq(settings.key, 'site_name')),
  ]);
  if (account === null) throw notFound();
  const { email, firstName, lastName } = account;
  const issuer = (site?.name || new URL(siteUrl).hostname).replaceAll(':', ' ');
  return { email, name: `${firstName} ${lastName}`, issuer };
}
