import { readSession } from './session.ts';

/** A row somebody opened lately: where it stands, and what it is called. */
export type Recent = { to: string; label: string; detail: string };

const MOST = 8;

/** What one person opened is not shown to the next who signs in here. */
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

/** Forgets them all, at logout: they hold guests' names. */
export function clearRecent(): void {
  sessionStorage.removeItem(keyOf());
}
