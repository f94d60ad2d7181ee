import { Misconfigured } from './check-env.ts';
import { currentBudget } from './database/budget.ts';
import { rootError } from './database/database-errors.ts';
import { Unavailable } from './unavailable.ts';

/** Where an error occurred: a call, a cron task, a page. Nothing of the request's content. */
type Where = { at: string; requestId?: string };

/** The current request's id and attempt, for its log lines; nothing of its content. */
function ofRequest() {
  const { requestId, attempts: attempt } = currentBudget() ?? {};
  return attempt === undefined ? {} : { ...(requestId !== undefined && { requestId }), attempt };
}

/**
 * The log line of an error: where, what, and the stack. It contains the database's own message but
 * never a bound value (see `rootError`).
 */
export function logError(where: Where, error: unknown): void {
  console.error(line({ level: 'error', ...ofRequest(), ...where, ...describe(rootError(error)) }));
}

/** Calls that take longer are logged, in ms. */
export const SLOW_MS = 1_000;

/** Logs a slow call, with the part of the time that it waited for the database. */
export function logSlow(where: Where, took: { status: number; ms: number; databaseMs: number }) {
  console.warn(line({ level: 'warn', ...ofRequest(), ...where, what: 'slow', ...took }));
}

/**
 * The log line of a refusal that may be an attack. The network is included, as the platform saw it;
 * the request's content is not.
 */
export function logSecurity(refusal: {
  event: string;
  at: string;
  network: string;
  requestId: string;
}): void {
  console.warn(line({ level: 'security', ...refusal }));
}

/** One line of JSON with its time, ISO 8601 UTC. */
const line = (fields: object): string =>
  JSON.stringify({ time: new Date().toISOString(), ...fields });

function describe(error: unknown): { what: string; stack?: string } {
  if (error instanceof Unavailable) return { what: `${error.name}: ${error.reason}` };
  if (error instanceof Misconfigured) return { what: `${error.name}: ${error.faults.join('; ')}` };
  if (!(error instanceof Error)) return { what: 'not an Error' };
  // A parser's message quotes its input.
  const said = error instanceof SyntaxError ? '' : `: ${error.message}`;
  return { what: `${error.name}${said}`, stack: placesOf(error) };
}

/** The stack without the error's message. */
function placesOf({ stack = '' }: Error): string {
  const from = stack.search(/^[ \t]+at /m);
  return from === -1 ? '' : stack.slice(from).trim();
}
