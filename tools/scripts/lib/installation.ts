import { setTimeout as delay } from 'node:timers/promises';
import { type Client, createClient, LibsqlError } from '@libsql/client/web';

/** An error message for the user of a command, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command. What an operator can mend ends it with its message only; a stack is for a mistake
 * of ours.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(isForOperator(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/** A {@link Refusal}, a wrong option, or what the operating system refuses: no space, no permission. */
const isForOperator = (error: unknown): error is Error =>
  error instanceof Refusal ||
  (error instanceof Error &&
    ('syscall' in error || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))));

/** A database far away that sleeps needs some seconds; one that hangs would be waited for forever. */
const FIRST_ANSWER_MS = 15_000;
const BUSY_MS = 200;

/**
 * The database in `DATABASE_URL` and `DATABASE_TOKEN`, once it has answered. @throws {@link
 * Refusal}
 */
export async function openDatabase(
  env: NodeJS.ProcessEnv = process.env,
  firstAnswerMs = FIRST_ANSWER_MS,
): Promise<Client> {
  const { DATABASE_URL: url, DATABASE_TOKEN: authToken } = env;
  if (!url)
    throw new Refusal(
      'DATABASE_URL names the database, for example libsql://kiyi-acente.turso.io.',
    );
  // Later calls may take longer: a migration does.
  const patience = AbortSignal.timeout(firstAnswerMs);
  let signal: AbortSignal | null = patience;
  const patient = (request: Request) => fetch(request, { signal });
  try {
    const client = createClient({ url, authToken, fetch: patient });
    await askWhenFree(client, patience);
    signal = null;
    return client;
  } catch (error) {
    if (error instanceof LibsqlError && error.code.startsWith('URL_'))
      throw new Refusal(
        `DATABASE_URL “${url}” is no address of a database, such as libsql://kiyi-acente.turso.io or http://127.0.0.1:8080.`,
      );
    const reason = isBusy(error)
      ? `it has been busy for ${firstAnswerMs / 1000} s. Try again.`
      : patience.aborted
        ? `it takes the call and says nothing for ${firstAnswerMs / 1000} s. It hangs, or something else listens there.`
        : (tokenProblem(error, authToken) ?? reasonOf(error));
    throw new Refusal(`The database at ${url} does not answer: ${reason}`);
  }
}

/** A server that admits one connection answers 429 while others' calls have it. */
async function askWhenFree(client: Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      await client.execute('select 1');
      return;
    } catch (error) {
      if (!isBusy(error) || signal.aborted) throw error;
      await delay(BUSY_MS);
    }
  }
}

/** Others have the only connection of the server, or are writing. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && /HTTP status 429|SQLITE_BUSY|database is locked/.test(error.message);

function tokenProblem(error: unknown, authToken: string | undefined): string | null {
  if (!/HTTP status 40[13]/.test(String(error))) return null;
  return authToken ? 'it refuses DATABASE_TOKEN.' : 'it wants a DATABASE_TOKEN.';
}

/** What an error says, with its cause: of a call that failed, only the cause tells why. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message ? `${message} (${cause.message})` : message;
}

/** The port to listen on in `PORT`, 8787 by default. @throws {@link Refusal} */
export function requirePort(env: NodeJS.ProcessEnv = process.env): number {
  const port = Number(env.PORT || 8787);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Refusal(`PORT “${env.PORT}” is no port: a whole number up to 65535.`);
}

/**
 * The public address of the site, without a trailing slash. It has no default, because mails,
 * contracts, providers' callbacks and search engines would get a wrong one. @throws {@link Refusal}
 */
export function requireSiteUrl(env: NodeJS.ProcessEnv = process.env): string {
  const url = env.SITE_URL?.replace(/\/+$/, '') ?? '';
  if (URL.canParse(url) && new URL(url).origin === url) return url;
  throw new Refusal(
    url === ''
      ? 'SITE_URL is missing: the public address of the site, for example https://www.acente.com.'
      : `SITE_URL “${url}” is no address of a site: a scheme and a host, for example https://www.acente.com.`,
  );
}
