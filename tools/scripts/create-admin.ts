// `npm run create-admin`: the first login of a database without users, and the texts and settings
// that an empty database needs. Asks on the terminal; the password is not echoed and
// never on a command line.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { isOwnWords } from '#domain/auth/own-words.ts';
import { CreateUserInput } from '#domain/users/admin-schema.ts';
import { fold } from '#domain/values/fold.ts';
import { sortKey } from '#domain/values/sort.ts';
import { isBreached } from '#worker/features/auth/password/breached/breached.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { loadSettingsFile } from './lib/deploy/settings.ts';
import { openDatabase, Refusal, runCommand } from './lib/installation.ts';
import { requireCurrentSchema } from './lib/migrate.ts';

/** The forms' own messages are a visitor's, in Turkish; an operator reads one language. */
const WANTED = {
  firstName: 'A first name has 2 to 60 letters.',
  lastName: 'A last name has 2 to 60 letters.',
  email: 'That is no e-mail address.',
  password: 'A password has 12 to 200 characters and is none of the common ones.',
};

await runCommand(async () => {
  loadSettingsFile();
  const client = await openDatabase();
  await requireCurrentSchema(client);

  const { password, ...typed } = await askForLogin();
  const input = CreateUserInput.safeParse({ ...typed, password, role: 'ADMIN' });
  if (!input.success) {
    const wrong = new Set(input.error.issues.map(({ path }) => path[0]));
    const wanted = Object.entries(WANTED).filter(([name]) => wrong.has(name));
    throw new Refusal(wanted.map(([, sentence]) => sentence).join('\n'));
  }
  const { firstName, lastName, email, role } = input.data;
  if (isOwnWords(password, { firstName, lastName, email }) || (await isBreached(password))) {
    throw new Refusal('This password is easily guessed: choose another.');
  }

  const known = await client.execute({
    sql: 'select 1 from users where email = ?',
    args: [email],
  });
  if (known.rows.length > 0) {
    throw new Refusal(
      `${email} has a login already; a forgotten password is reset on the login page.`,
    );
  }

  // Before the login: one that is there ends a second try of this.
  const { rows } = await client.execute('select count(*) as n from settings');
  if (Number(rows[0]?.n) === 0) {
    // Loading it takes two seconds, which refused answers need not wait for.
    const { seedFirstContent } = await import('#drizzle/seed/import/seed.ts');
    await seedFirstContent(client);
    console.log('Texts and settings are in; go through them in the dashboard.');
  }

  const name = `${firstName} ${lastName}`;
  await client.batch(
    [
      {
        sql: `insert into users (email, password_hash, role, search_text, sort_key) values (?, ?, ?, ?, ?)`,
        args: [email, await hashPassword(password), role, fold(name), sortKey(name)],
      },
      {
        sql: `insert into user_details (user_id, first_name, last_name) values (last_insert_rowid(), ?, ?)`,
        args: [firstName, lastName],
      },
    ],
    'write',
  );
  console.log(`${email} may sign in.`);
});

/** Asks on the terminal, without an echo of the password. @throws {@link Refusal} when it ends */
async function askForLogin() {
  let silent = false;
  const output = new Writable({
    write(chunk, _encoding, done) {
      if (!silent) process.stdout.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const answers = terminal[Symbol.asyncIterator]();
  const ask = async (question: string): Promise<string> => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { done, value } = await answers.next();
    if (done) throw new Refusal('Nobody is there to answer: this asks on a terminal.');
    return value;
  };
  try {
    const firstName = await ask('First name: ');
    const lastName = await ask('Last name: ');
    const email = await ask('E-mail: ');
    const askUnseen = async (question: string): Promise<string> => {
      process.stdout.write(question);
      silent = true;
      const answer = await ask('');
      silent = false;
      process.stdout.write('\n');
      return answer;
    };
    const password = await askUnseen('Password: ');
    // Nobody saw what was typed, and mail, which resets a password, may not work yet.
    if ((await askUnseen('Password again: ')) !== password) {
      throw new Refusal('The two passwords differ. Nothing was changed.');
    }
    return { firstName, lastName, email, password };
  } finally {
    terminal.close();
  }
}
