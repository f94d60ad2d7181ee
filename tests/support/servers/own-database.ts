import { inject } from 'vitest';

let taken: string | undefined;

/** Address of this test file's database; no other file uses it. */
export function ownDatabaseUrl(): string {
  if (taken === undefined) throw new Error('only Worker tests have a database of their own');
  return taken;
}

export async function takeDatabase(): Promise<void> {
  const answer = await fetch(inject('databases'), { method: 'POST' });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`no database: ${text}`);
  taken = text;
}

export async function giveDatabaseBack(): Promise<void> {
  const url = new URLSearchParams({ url: ownDatabaseUrl() });
  await (await fetch(`${inject('databases')}/?${url}`, { method: 'DELETE' })).text();
  taken = undefined;
}
