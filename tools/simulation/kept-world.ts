import Database from 'libsql';
import { drawSteps, live } from './episode.ts';
import { bankBooks } from './invariants/bank.ts';
import { closedWithMoney } from './invariants/closed-with-money.ts';
import { ledger } from './invariants/ledger.ts';
import { offers } from './invariants/offers.ts';
import { onePage } from './invariants/one-page.ts';
import { statements } from './invariants/statements.ts';
import { Connection } from './world/connection.ts';
import { EmbeddedClient } from './world/embedded-client.ts';
import { MIRRORED } from './world/mirrored-tables.ts';
import { newDatabase } from './world/template.ts';
import { World } from './world/world.ts';

/** The promises that a database can be held to without what the people of its world remember. */
const HELD = [ledger, bankBooks, closedWithMoney, onePage, offers, statements];

/** Tables of the simulation, of the migrator and of the text indexes, which their tables fill. */
const NOT_COPIED = /^(?:prove_|__|sqlite_|(?:reservation_texts|guest_names|guest_contact_texts))/;

/**
 * Lives a world, under every promise, and copies its rows into the migrated, empty database `file`.
 * @returns The instant at which it ended. @throws when a promise was broken.
 */
export async function liveInto(file: string, seed: number, steps: number): Promise<string> {
  let client: EmbeddedClient | undefined;
  const { broken, history } = await live(seed, drawSteps(seed, steps), null, (now) => {
    client = new EmbeddedClient(newDatabase(), now);
    return client;
  });
  if (broken !== null || client === undefined)
    throw new Error(`the world ${seed} broke a promise: ${broken?.invariant} ${broken?.seen}`);
  copyRows(client, file);
  return history.at(-1)?.at ?? '';
}

function copyRows(from: EmbeddedClient, file: string): void {
  const to = new Database(file);
  to.exec('PRAGMA foreign_keys = off; BEGIN');
  const triggers = to
    .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY rowid")
    .all() as { name: string; sql: string }[];
  for (const { name } of triggers) to.exec(`DROP TRIGGER ${name}`);
  const tables = from.look("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  for (const table of tables.map(([name]) => String(name))) {
    if (NOT_COPIED.test(table)) continue;
    to.exec(`DELETE FROM "${table}"`);
    const stored = from.look(
      `SELECT name FROM pragma_table_xinfo('${table}') WHERE hidden = 0`,
    ) as [string][];
    const columns = stored.map(([name]) => `"${name}"`).join();
    const put = to.prepare(
      `INSERT INTO "${table}" (${columns}) VALUES (${stored.map(() => '?').join()})`,
    );
    for (const row of from.look(`SELECT ${columns} FROM "${table}"`)) put.run(row);
  }
  for (const index of ['reservation_texts', 'guest_names', 'guest_contact_texts'])
    to.exec(`INSERT INTO ${index} (${index}) VALUES ('rebuild')`);
  for (const { sql } of triggers) to.exec(sql);
  to.exec('COMMIT');
  to.close();
}

/**
 * Holds a database that {@link liveInto} filled, and that was updated since, to the promises as they
 * are now. @throws {@link Broken}
 */
export async function auditKept(file: string, at: string): Promise<void> {
  const world = new World(
    0,
    (now) => new EmbeddedClient(new Connection(file), now),
    (client) => {
      client.define('CREATE TABLE prove_changes (tbl TEXT NOT NULL, key TEXT NOT NULL)');
      for (const { name, key } of MIRRORED)
        client.define(
          `INSERT INTO prove_changes SELECT '${name}', ${key.join(` || '|' || `)} FROM ${name}`,
        );
    },
  );
  try {
    world.clock.advance(Date.parse(at) - world.clock.time);
    for (const [id, { owner_id: owner }] of world.mirror.all('reservations'))
      world.memory.ownerOf.set(id, Number(owner));
    for (const { audit } of HELD) await audit?.(world);
  } finally {
    world.close();
  }
}
