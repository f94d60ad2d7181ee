import { type Client, createClient, type ResultSet } from '@libsql/client/web';
import { Connection, DATABASE_TIME, withoutChance } from './connection.ts';
import { EmbeddedClient, type Statement } from './embedded-client.ts';

/**
 * The product's trips go to a real libsql-server over HTTP; checks from outside read its file
 * directly. No faults occur.
 */
export class ServerClient extends EmbeddedClient {
  readonly #server: Client;

  /** @param file The database file of the server at `url`. */
  constructor(url: string, file: string, now: () => string) {
    super(new Connection(file, 'PRAGMA foreign_keys = on; PRAGMA busy_timeout = 10000'), now);
    this.#server = createClient({ url });
  }

  protected override async answer(statements: Statement[], isWrite: boolean): Promise<ResultSet[]> {
    const now = `'${this.now()}'`;
    const asked = statements.map(({ sql, args }) => ({
      sql: withoutChance(sql).replaceAll(DATABASE_TIME, now),
      args,
    }));
    if (isWrite) this.hasWritten = true;
    return this.#server.batch(asked, isWrite ? 'write' : 'read');
  }

  override close(): void {
    this.#server.close();
    this.connection.close();
    super.close();
  }
}
