import Database from 'libsql';
import { expect, it } from 'vitest';
import { dataStep } from '#drizzle/migrations/0001_letters-of-others.ts';
import { MIGRATIONS, readManifest, readStatements } from '#scripts/lib/migrations/manifest.ts';

const DOTTED = 'deni\u0307z@posta.example';

it('finds names of before by their plain letters, and mends addresses that no mail reached', async () => {
  const database = new Database(':memory:');
  database.exec('PRAGMA foreign_keys = off');
  for (const name of [...Object.keys(readManifest(MIGRATIONS).migrations), 'rules'])
    for (const statement of readStatements(MIGRATIONS, name)) database.exec(statement);
  const guest = database.prepare(
    `INSERT INTO guest_records (id, created_at, updated_at, name, search_text, last_seen_at)
     VALUES (?, '', '', 'x', ?, '')`,
  );
  guest.run('a', 'łukasz d’angelo');
  guest.run('b', 'þor straße');
  guest.run('c', 'ayse yilmaz');
  const contact = database.prepare(`INSERT INTO guest_contacts (value, guest_id) VALUES (?, ?)`);
  contact.run(DOTTED, 'a');
  contact.run('ayse@posta.example', 'c');
  const user = database.prepare(
    `INSERT INTO users (email, role, password_hash) VALUES (?, 'ADMIN', '')`,
  );
  user.run(DOTTED);
  // Both spellings of one address: the older stays as it is, and nothing is lost.
  user.run(DOTTED.replace('deni', 'ali.deni'));
  user.run('ali.deniz@posta.example');

  const batch = await dataStep.write({ after: 0, until: 10 }, {} as never);
  for (const statement of batch as { sql: string; args: number[] }[])
    database.prepare(statement.sql).run(statement.args);

  const read = (sql: string) => database.prepare(sql).raw().all();
  expect(read('SELECT search_text FROM guest_records ORDER BY id')).toEqual([
    ["lukasz d'angelo"],
    ['thor strasse'],
    ['ayse yilmaz'],
  ]);
  expect(read('SELECT value FROM guest_contacts ORDER BY row_id')).toEqual([
    ['deniz@posta.example'],
    ['ayse@posta.example'],
  ]);
  expect(read('SELECT email FROM users ORDER BY id')).toEqual([
    ['deniz@posta.example'],
    ['ali.deni\u0307z@posta.example'],
    ['ali.deniz@posta.example'],
  ]);
  const found = `SELECT rowid FROM guest_names WHERE guest_names MATCH 'search_text : "lukasz"'`;
  expect(read(found)).toHaveLength(1);
});
