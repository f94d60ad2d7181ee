// `npm run migrations`: writes what schema and rules have changed: a migration of the tables
// (`-- --name what-it-does`), all views and triggers, and their hashes. A migration that is committed
// is never written again (drizzle/README.md).
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runCommand } from './lib/installation.ts';
import { composeRules, composeTables, readSchema } from './lib/migrations/compose.ts';
import {
  hashMigration,
  hashOf,
  joinStatements,
  type Manifest,
  MIGRATIONS,
  readStatements,
} from './lib/migrations/manifest.ts';
import { isReleased, readCommittedManifest } from './lib/migrations/committed.ts';

const FIRST = '0000_tables';
const SNAPSHOT = 'meta/snapshot.json';

/** From here on the first migration is written by hand. */
const BY_HAND = /^-- What Drizzle cannot express/;

const { values } = parseArgs({
  options: { name: { type: 'string', default: 'tables' }, refreeze: { type: 'boolean' } },
});

await runCommand(async () => {
  const schema = await readSchema();
  if (values.refreeze) await writeFirstAgain(schema);
  const { statements, snapshot } = await composeTables(schema, readSnapshot());
  if (statements.length > 0) {
    // After the last: numbers of branches that were given up stay unused.
    const number = String(Number.parseInt(namesOf().at(-1) ?? '-1', 10) + 1).padStart(4, '0');
    writeText(`${number}_${values.name}.sql`, joinStatements(statements));
    console.log(`written  ${number}_${values.name}.sql`);
  }
  // Also without a statement: it names views, which are rules.
  writeText(SNAPSHOT, `${JSON.stringify(snapshot, null, 2)}\n`);
  writeText('rules.sql', joinStatements(composeRules(schema)));
  writeText('manifest.json', `${JSON.stringify(newManifest(values.refreeze === true), null, 2)}\n`);
});

/**
 * Until 0.1.0 is tagged its tables are one migration, written anew; what is written by hand in it
 * stays. @throws {@link Refusal} afterwards
 */
async function writeFirstAgain(schema: Awaited<ReturnType<typeof readSchema>>): Promise<void> {
  if (isReleased()) throw new Refusal('0.1.0 is released: its migration stays as it is.');
  const { statements, snapshot } = await composeTables(schema, null);
  const before = readStatements(MIGRATIONS, FIRST);
  const byHand = before.slice(before.findIndex((statement) => BY_HAND.test(statement.trim())));
  writeText(`${FIRST}.sql`, joinStatements([...statements, ...byHand]));
  writeText(SNAPSHOT, `${JSON.stringify(snapshot, null, 2)}\n`);
}

/** Committed migrations keep their hash, which a test compares with their files. */
function newManifest(anew: boolean): Manifest {
  const committed = anew ? null : readCommittedManifest();
  const hash = hashOf(readFileSync(join(MIGRATIONS, 'rules.sql'), 'utf8'));
  const migrations = namesOf().map((name) => {
    const frozen = committed?.migrations[name];
    const found = hashMigration(MIGRATIONS, name);
    if (frozen !== undefined && frozen !== found)
      throw new Refusal(`${name} is committed and was edited: take that back, and write another.`);
    return [name, found];
  });
  const before = committed?.rules ?? { number: 0, hash: '' };
  return {
    migrations: Object.fromEntries(migrations),
    rules: before.hash === hash ? before : { number: before.number + 1, hash },
  };
}

function namesOf(): string[] {
  return readdirSync(MIGRATIONS)
    .flatMap((file) => /^(\d{4}_.*)\.sql$/.exec(file)?.[1] ?? [])
    .toSorted();
}

function readSnapshot() {
  const file = join(MIGRATIONS, SNAPSHOT);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function writeText(name: string, text: string): void {
  writeFileSync(join(MIGRATIONS, name), text);
}
