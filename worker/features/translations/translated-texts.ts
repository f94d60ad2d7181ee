import type { Language } from '#domain/languages/languages.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { selectTranslations } from './queries.ts';

/** The translations of these texts that may be shown, by the Turkish ones. One trip. */
export async function translatedTexts(
  db: Database,
  language: Language,
  sources: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectTranslations(db, [language], sources);
  return new Map(rows.map(({ source, text }) => [source, text]));
}
