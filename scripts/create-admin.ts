// `npm run create-admin`: the first login of a database without users, and the texts, settings and
// mail templates that an empty database needs. Asks on the terminal; the password is not echoed and
// never on a command line.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isOwnWords } from '#domain/auth/own-words.ts';
import { LoginInput, NewPassword } from '#domain/auth/schema.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { isBreached } from '#worker/features/auth/password/breached/breached.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { openDatabase } from './lib/installation.ts';
import { requireCurrentSchema } from './lib/migrate.ts';

loadSettingsFile();
const client = await openDatabase().catch((error: Error) => fail(error.message));
await requireCurrentSchema(client).catch((error: Error) => fail(error.message));

let silent = false;
const output = new Writable({
  write(chunk, _encoding, done) {
    if (!silent) process.stdout.write(chunk);
    done();
  },
});
const terminal = createInterface({ input: process.stdin, output, terminal: true });
const answers = terminal[Symbol.asyncIterator]();
const firstName = await ask('First name: ');
const lastName = await ask('Last name: ');
const email = await ask('E-mail: ');
process.stdout.write('Password: ');
silent = true;
const password = await ask('');
silent = false;
terminal.close();
process.stdout.write('\n');

const login = LoginInput.safeParse({ email, password });
if (!login.success) fail(login.error.issues.map(({ message }) => message).join('\n'));
const chosen = NewPassword.safeParse(password);
if (!chosen.success) fail(chosen.error.issues.map(({ message }) => message).join('\n'));
if (isOwnWords(password, { firstName, lastName, email }) || (await isBreached(password))) {
  fail('This password is easily guessed: choose another.');
}

const known = await client.execute({
  sql: 'select 1 from users where email = ?',
  args: [login.data.email],
});
if (known.rows.length > 0) {
  fail(`${login.data.email} has a login already; a forgotten password is reset on the login page.`);
}

const name = `${firstName} ${lastName}`;
await client.batch(
  [
    {
      sql: `insert into users (email, password_hash, role, search_text, sort_key) values (?, ?, 'ADMIN', ?, ?)`,
      args: [login.data.email, await hashPassword(password), fold(name), sortKey(name)],
    },
    {
      sql: `insert into user_details (user_id, first_name, last_name) values (last_insert_rowid(), ?, ?)`,
      args: [firstName, lastName],
    },
  ],
  'write',
);
console.log(`${login.data.email} may sign in.`);

const { rows } = await client.execute('select count(*) as n from settings');
if (Number(rows[0]?.n) === 0) {
  // Loading it takes two seconds, which refused answers need not wait for.
  const { seedFirstContent } = await import('#drizzle/seed/import/seed.ts');
  await seedFirstContent(client);
  console.log('Texts, settings and mail templates are in; go through them in the dashboard.');
}

async function ask(question: string): Promise<string> {
  terminal.setPrompt(question);
  terminal.prompt();
  const { done, value } = await answers.next();
  return done ? fail('Nobody is there to answer: this asks on a terminal.') : value;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
