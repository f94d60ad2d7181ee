import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { MIGRATIONS, readManifest } from '#scripts/lib/migrations/manifest.ts';
import { withPlanted } from '../planted/plant.ts';
import { Connection } from './connection.ts';
import { MIRRORED } from './mirrored-tables.ts';

/** The value of a column without one: the product must not rely on the database's own clock. */
const NO_TIME = "'1970-01-01T00:00:00.000Z'";
const DATABASE_CLOCK = /strftime\('%Y-%m-%dT%H:%M:%fZ', 'now'\)/g;

/**
 * Ids that triggers generate, for alarms of which a stay has one of a kind: the stay's id identifies
 * them.
 */
const DATABASE_CHANCE = 'lower(hex(randomblob(16)))';
const NO_CHANCE = "'alarm-' || reservation_id";
const SURPLUS_CHANCE = `${DATABASE_CHANCE}, since.at`;
const NO_SURPLUS_CHANCE = "'surplus-' || new.id, since.at";

/** Shared memory where the system has it; databases of the simulation are never kept. */
const scratch = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'kiyi-prove-'));

let template: string | undefined;
let connection: Connection | undefined;

/** The thread's database for the next world: the product's schema and the log of written rows. */
export function newDatabase(): Connection {
  const source = (template ??= makeTemplate());
  const path = join(scratch, 'world.db');
  const lay = () => copyFileSync(source, path);
  if (connection !== undefined) connection.renew(lay);
  else {
    lay();
    connection = new Connection(path);
  }
  return connection;
}

process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

function makeTemplate(): string {
  const path = join(scratch, 'template.db');
  const database = new Database(path);
  for (const statement of schemaStatements()) database.exec(statement);
  database.close();
  return path;
}

/** The product's schema, followed by the log of written rows. */
export function schemaStatements(): string[] {
  const statements: string[] = [];
  for (const statement of migrationStatements()) {
    if (/\brandom(blob)?\(|'now'/i.test(statement)) {
      throw new Error(`a migration asks the database itself for chance or time: ${statement}`);
    }
    statements.push(statement);
  }
  statements.push('CREATE TABLE prove_changes (tbl TEXT NOT NULL, key TEXT NOT NULL)');
  for (const { name, key } of MIRRORED) {
    for (const event of ['insert', 'update', 'delete'] as const) {
      const row = event === 'delete' ? 'old' : 'new';
      const text = key.map((column) => `${row}.${column}`).join(` || '|' || `);
      statements.push(
        `CREATE TRIGGER prove_${name}_${event} AFTER ${event} ON ${name}
         BEGIN INSERT INTO prove_changes VALUES ('${name}', ${text}); END`,
      );
    }
  }
  return statements;
}

/** The statements of the product's own migrations, in order, and of its views and triggers. */
function migrationStatements(): string[] {
  const names = [...Object.keys(readManifest(MIGRATIONS).migrations), 'rules'];
  return names.flatMap((name) =>
    withPlanted(
      `drizzle/migrations/${name}.sql`,
      readFileSync(join(MIGRATIONS, `${name}.sql`), 'utf8'),
    )
      .replaceAll(DATABASE_CLOCK, NO_TIME)
      .replaceAll(SURPLUS_CHANCE, NO_SURPLUS_CHANCE)
      .replaceAll(DATABASE_CHANCE, NO_CHANCE)
      .split('--> statement-breakpoint')
      .filter((statement) => statement.trim() !== ''),
  );
}
