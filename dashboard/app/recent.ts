import { hasFields, session } from '#browser/stored.ts';
import { readSession } from './session.ts';

export type Recent = { to: string; label: string; detail: string };

const MAX = 8;

/** Recently opened rows of one user are not shown to the next. */
const keyOf = () => `recent:${readSession()?.id ?? 0}`;

const isRecentList = (value: unknown): value is Recent[] =>
  Array.isArray(value) &&
  value.every((row) => hasFields(row, { to: 'string', label: 'string', detail: 'string' }));

export function readRecent(): Recent[] {
  return session.readJson(keyOf(), isRecentList) ?? [];
}

export function rememberRecent(recent: Recent): void {
  const others = readRecent().filter(({ to }) => to !== recent.to);
  session.write(keyOf(), JSON.stringify([recent, ...others].slice(0, MAX)));
}

/** Deletes them all at logout: they contain guests' names. */
export function clearRecent(): void {
  session.remove(keyOf());
}
