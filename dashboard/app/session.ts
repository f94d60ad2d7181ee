import { useSyncExternalStore } from 'react';
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
  localStorage.setItem(KEY, JSON.stringify(session));
  sessionStorage.removeItem(END_KEY);
  announce();
  return session;
}

/** The user changed their name: the welcome line follows. */
export function renameSession(name: string): void {
  const session = readSession();
  if (session === null) return;
  localStorage.setItem(KEY, JSON.stringify({ ...session, user_name: name }));
  announce();
}

/** The session, or null when there is none or it has expired; an expired one is deleted. */
export function readSession(): Session | null {
  const session = parse(localStorage.getItem(KEY));
  if (session !== null && session.exp > Date.now() / 1000) return session;
  if (session !== null) {
    sessionStorage.setItem(END_KEY, 'expired' satisfies SessionEnd);
    forgetKeptDay();
  }
  localStorage.removeItem(KEY);
  return null;
}

/** Deletes the session without telling the server or changing the page. */
export function clearSession(): void {
  localStorage.removeItem(KEY);
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
  if (isLeaving || localStorage.getItem(KEY) === null) return;
  sessionStorage.setItem(END_KEY, why);
  localStorage.removeItem(KEY);
  forgetKeptDay();
  location.reload();
}

/** Why the last session in this tab ended by itself, until the next login. */
export function readSessionEnd(): SessionEnd | null {
  const why = sessionStorage.getItem(END_KEY);
  return why === 'expired' || why === 'refused' ? why : null;
}

let cached: { raw: string | null; session: Session | null } = { raw: null, session: null };

/** The session as React sees it; other tabs' logins and logouts arrive by themselves. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, () => {
    const raw = localStorage.getItem(KEY);
    if (raw !== cached.raw) cached = { raw, session: parse(raw) };
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

function parse(raw: string | null): Session | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as Partial<Session> | null;
    const complete =
      typeof value?.exp === 'number' &&
      typeof value.token === 'string' &&
      ROLES.some((role) => role === value.user_role);
    return complete ? (value as Session) : null;
  } catch {
    return null;
  }
}
