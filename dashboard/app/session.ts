import { useSyncExternalStore } from 'react';
import { hasFields, local, session as ofTab } from '#browser/stored.ts';
import { type Role, ROLES } from '#domain/auth/permissions.ts';
import type { LoginAnswer } from '#domain/auth/schema.ts';
import { forgetKeptDay } from './kept-day.ts';

/** The session as stored under `admin`. `iat` and `exp` are seconds since 1970. */
export type Session = {
  iat: number;
  exp: number;
  id: number;
  token: string;
  user_role: Role;
  user_name: string;
};

/** Why a session ended by itself; shown on the login page. */
type SessionEnd = 'expired' | 'refused';

const KEY = 'admin';
const END_KEY = 'admin-ended';
const UNDECODABLE =
  'Error encountered on server (Token decode failed). Please Inform administrators.';

/** The access token was not a JWT with iat, exp and id; the message is fixed. */
export class TokenDecodeError extends Error {
  constructor() {
    super(UNDECODABLE);
    this.name = 'TokenDecodeError';
  }
}

/** Keeps the session of a successful login. @throws TokenDecodeError */
export function startSession({ accessToken, user }: LoginAnswer): Session {
  const { firstName, lastName } = user.UserDetail;
  const session: Session = {
    ...decodeToken(accessToken),
    token: accessToken,
    user_role: user.role,
    user_name: `${firstName} ${lastName}`,
  };
  local.write(KEY, JSON.stringify(session));
  ofTab.remove(END_KEY);
  announce();
  return session;
}

/** The user changed their name: the welcome line follows. */
export function renameSession(name: string): void {
  const session = readSession();
  if (session === null) return;
  local.write(KEY, JSON.stringify({ ...session, user_name: name }));
  announce();
}

/** The session, or null when there is none; one that has expired ends with the server's next answer. */
export const readSession = (): Session | null => local.readJson(KEY, isSession);

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Ends the session exactly when it expires, by the clock of the server's answers (`now`, ms): that
 * of the device may be wrong by hours. Each answer tells the time anew, also after a night in which
 * the machine slept.
 */
export function noteServerTime(now: number): void {
  const session = readSession();
  clearTimeout(timer);
  if (session === null || Number.isNaN(now)) return;
  const left = session.exp * 1000 - now;
  if (left <= 0) endSession('expired');
  else timer = setTimeout(() => noteServerTime(session.exp * 1000), Math.min(left, LONGEST_MS));
}

/** The longest time that a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1;

/** Deletes the session without telling the server or changing the page. */
export function clearSession(): void {
  local.remove(KEY);
  forgetKeptDay();
  announce();
}

let isLeaving = false;

/** The user signs out: refusals of pending requests no longer redirect anywhere. */
export function leaveSession(): void {
  isLeaving = true;
}

/** Ends a session that the server refuses or that has expired: deletes it and reloads the page. */
export function endSession(why: SessionEnd): void {
  if (isLeaving || local.read(KEY) === null) return;
  ofTab.write(END_KEY, why satisfies SessionEnd);
  local.remove(KEY);
  forgetKeptDay();
  location.reload();
}

/**
 * Follows what another tab does: where somebody signed out, this one leads to the login, and where
 * somebody else signed in, it shows nothing of the person before. Called once when the dashboard
 * starts.
 */
export function followOtherTabs(): void {
  const id = readSession()?.id;
  addEventListener('storage', ({ key }) => {
    // A storage that was cleared has no key.
    if (key !== KEY && key !== null) return;
    const now = readSession();
    if (id === undefined || now?.id === id) return;
    if (now === null) ofTab.write(END_KEY, 'refused' satisfies SessionEnd);
    location.reload();
  });
}

/** Why the last session in this tab ended by itself, until the next login. */
export function readSessionEnd(): SessionEnd | null {
  const why = ofTab.read(END_KEY);
  return why === 'expired' || why === 'refused' ? why : null;
}

let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };

/** The session as React sees it; other tabs' logins and logouts arrive by themselves. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, () => {
    const raw = local.read(KEY);
    if (raw !== cached.raw) cached = { raw, session: readSession() };
    return cached.session;
  });
}

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function decodeToken(token: string): Pick<Session, 'iat' | 'exp' | 'id'> {
  try {
    const middle = token.split('.')[1] ?? '';
    const payload: unknown = JSON.parse(atob(middle.replaceAll('-', '+').replaceAll('_', '/')));
    const { iat, exp, id } = payload as Record<string, unknown>;
    if (typeof iat === 'number' && typeof exp === 'number' && typeof id === 'number') {
      return { iat, exp, id };
    }
  } catch {
    // Reported below, like a token without one of the three.
  }
  throw new TokenDecodeError();
}

const isSession = (value: unknown): value is Session =>
  hasFields(value, {
    iat: 'number',
    exp: 'number',
    id: 'number',
    token: 'string',
    user_name: 'string',
  }) && ROLES.some((role) => role === (value as Session).user_role);
