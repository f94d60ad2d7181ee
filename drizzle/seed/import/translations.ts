import type { Client } from '@libsql/client/web';
import english from '../content/translations/en.json' with { type: 'json' };
import german from '../content/translations/de.json' with { type: 'json' };
import russian from '../content/translations/ru.json' with { type: 'json' };

/** What the texts of the demo, and those that every agency starts with, are in other languages. */
const TRANSLATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: english,
  de: german,
  ru: russian,
};

/** A statement carries so many texts; more would be a statement of megabytes. */
const TEXTS_A_STATEMENT = 500;

/** Translates what is in the database and known here; other texts have no translation yet. */
export async function addTranslations(client: Client): Promise<void> {
  for (const [language, texts] of Object.entries(TRANSLATIONS)) {
    const entries = Object.entries(texts);
    for (let at = 0; at < entries.length; at += TEXTS_A_STATEMENT) {
      const some = Object.fromEntries(entries.slice(at, at + TEXTS_A_STATEMENT));
      await client.execute({
        sql: `insert into translations (language, source, text, state, kind, row_id, field, place)
          select ?1, t.source, known.value, 'reviewed', t.kind, t.row_id, t.field, t.place
          from translatable t join json_each(?2) known on known.key = t.source
          where true group by t.source`,
        args: [language, JSON.stringify(some)],
      });
    }
  }
}
