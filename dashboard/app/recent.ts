import { readSession } from './session.ts';

/** A recently opened row: its address and its name. */
export type Recent = { to: string; label: string; detail: string };

const MOST = 8;

/** Recently opened rows of one user are not shown to the next. */
const keyOf = () => `recent:${readSession()?.id ?? 0}`;

/** The rows opened lately, the last one first. */
export function readRecent(): Recent[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? '[]');
    return Array.isArray(stored) ? (stored as Recent[]) : [];
  } catch {
    return [];
  }
}

/** Puts a row at the head of the list. */
export function rememberRecent(recent: Recent): void {
  const others = readRecent().filter(({ to }) => to !== recent.to);
  sessionStorage.setItem(keyOf(), JSON.stringify([recent, ...others].slice(0, MOST)));
}

/** Deletes them all at logout: they contain guests' names. */
export function clearRecent(): void {
  sessionStorage.removeItem(keyOf());
}
