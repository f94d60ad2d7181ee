import { mailTemplates } from '#drizzle/schema/mail.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { SETTINGS } from '#drizzle/seed/content/settings.ts';
import type { TestApp } from './app.ts';

/** The shipped texts of mails, and the demo's settings where a test has none of its own. */
export async function useDemoMailTexts({ deps }: TestApp): Promise<void> {
  const { rows } = deps.db;
  await rows.delete(mailTemplates);
  await rows
    .insert(settings)
    .values([...SETTINGS])
    .onConflictDoNothing();
}
