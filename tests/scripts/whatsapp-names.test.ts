import Database from 'libsql';
import { expect, it } from 'vitest';
import { MIGRATIONS, readManifest, readStatements } from '#scripts/lib/migrations/manifest.ts';

const STEP = '0026_turkish-translations';

it('keeps names of WhatsApp templates in other languages as translations of the Turkish one', () => {
  const database = new Database(':memory:');
  const run = (name: string) => {
    for (const statement of readStatements(MIGRATIONS, name)) database.exec(statement);
  };
  for (const name of Object.keys(readManifest(MIGRATIONS).migrations).toSorted())
    if (name < STEP) run(name);
  const mail = database.prepare(
    'INSERT INTO mail_templates (id, key, whatsapp_template, whatsapp_templates) VALUES (?, ?, ?, ?)',
  );
  mail.run(7, 'giris_hatirlatma', 'yol', JSON.stringify({ en: 'way', de: '' }));
  mail.run(8, 'cikis_sabahi', '', JSON.stringify({ en: 'leaving' }));
  run(STEP);
  expect(
    database
      .prepare('SELECT language, source, text, state, kind, row_id, field FROM translations')
      .raw()
      .all(),
  ).toEqual([['en', 'yol', 'way', 'reviewed', 'mail', 7, 'whatsapp']]);
});
