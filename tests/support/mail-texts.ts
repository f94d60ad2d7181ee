import { mailTemplates } from '#drizzle/schema/mail.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { MAIL_TEMPLATES } from '#drizzle/seed/content/mail-templates.ts';
import { SETTINGS } from '#drizzle/seed/content/settings.ts';
import type { TestApp } from './app.ts';

/** The mail templates of the demo, and its settings where a test has none of its own. */
export async function useDemoMailTexts({ deps }: TestApp): Promise<void> {
  const { rows } = deps.db;
  await rows.delete(mailTemplates);
  await rows.insert(mailTemplates).values([...MAIL_TEMPLATES]);
  await rows
    .insert(settings)
    .values([...SETTINGS])
    .onConflictDoNothing();
}
