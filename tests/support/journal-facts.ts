import { sql } from 'drizzle-orm';
import type { TestApp } from './app.ts';

/** The lines of the books about a stay: the account's role and the amount in kuruş. */
export const journalFacts = (app: TestApp, id: string) =>
  app.deps.db.rows.all<{ role: string; amount: number }>(
    sql`select role, amount from journal_facts where reservation_id = ${id}`,
  );
