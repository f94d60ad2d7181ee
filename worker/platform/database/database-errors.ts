import type { Client, InStatement, InValue } from '@libsql/client/web';
import { DrizzleQueryError } from 'drizzle-orm';
import { DomainError } from '#domain/errors.ts';
import { Unavailable } from '../unavailable.ts';

/**
 * The database could not do what was asked, for a reason unrelated to the statement: unreachable,
 * busy, locked, full, read-only, blocked by its host, too slow, or something else answered in its
 * place. The same may work later (503). The outcome of a write is unknown: the caller retries with
 * the same key.
 */
export class DatabaseUnavailable extends Unavailable {
  override name = 'DatabaseUnavailable';
}

/**
 * The connection to the database broke during a call. A query, which changes nothing, can be
 * retried.
 */
export class DatabaseLineBroken extends DatabaseUnavailable {}

/** The database read and refused a statement: a violated key or guard, or a programming error. */
export class StatementRefused extends Error {
  readonly isConstraint: boolean;
  /** The statement's index in the batch, from 0. */
  readonly statementIndex: number | undefined;

  constructor(message: string, isConstraint: boolean, statementIndex: number | undefined) {
    super(message);
    this.name = 'StatementRefused';
    this.isConstraint = isConstraint;
    this.statementIndex = statementIndex;
  }
}

/** Error codes of statements that would fail again. Any other error may be temporary. */
export const MISTAKES = new Set([
  'SQLITE_ERROR',
  'SQLITE_UNKNOWN',
  'SQLITE_MISMATCH',
  'SQLITE_MISUSE',
  'SQLITE_RANGE',
  'SQLITE_TOOBIG',
  'SQL_INPUT_ERROR',
  'SQL_PARSE_ERROR',
  'SQL_NO_STATEMENT',
  'SQL_MANY_STATEMENTS',
  'ARGS_INVALID',
  'ARGS_BOTH_POSITIONAL_AND_NAMED',
  'RESPONSE_TOO_LARGE',
]);

/** The runtime's messages: https://developers.cloudflare.com/workers/observability/errors/ */
const LINE_BROKE = /Network connection lost/;

/** The part of a client that is used here. */
export type Runner = Pick<Client, 'execute' | 'batch'>;

/**
 * A client whose errors are classified: a {@link StatementRefused} or a {@link
 * DatabaseUnavailable}, neither containing a bound value.
 */
export function namingErrors(client: Runner, told: (isThere: boolean) => void = () => {}): Runner {
  async function named<Result>(asked: InStatement[], work: Promise<Result>): Promise<Result> {
    try {
      const result = await work;
      told(true);
      return result;
    } catch (error) {
      const named = nameError(error, asked);
      told(!(named instanceof DatabaseUnavailable));
      throw named;
    }
  }
  return {
    execute: (statement: InStatement) => named([statement], client.execute(statement)),
    batch: (statements: InStatement[], mode) => named(statements, client.batch(statements, mode)),
  };
}

function nameError(error: unknown, asked: InStatement[]): Error {
  const { code, message, statementIndex } = partsOf(error);
  if (code?.startsWith('SQLITE_CONSTRAINT')) {
    return new StatementRefused(message, true, statementIndex);
  }
  if (code === undefined ? isUnbindable(error) : MISTAKES.has(code)) {
    return new StatementRefused(withoutValues(message, asked), false, statementIndex);
  }
  const reason = reasonOf(error);
  return LINE_BROKE.test(reason) ? new DatabaseLineBroken(reason) : new DatabaseUnavailable(reason);
}

/**
 * The root error: the client's message is somewhere in the chain of causes, because Drizzle wraps
 * it in an error that contains all bound values.
 */
export function rootError(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DomainError || at instanceof StatementRefused) return at;
  }
  return error instanceof DrizzleQueryError ? rootError(error.cause) : error;
}

type Parts = { code: string | undefined; message: string; statementIndex: number | undefined };

/** By shape and not by class: the client's class differs between its builds. */
function partsOf(error: unknown): Parts {
  const { code, message, statementIndex } = Object(error) as Record<string, unknown>;
  return {
    code: typeof code === 'string' && /^[A-Z_]+$/.test(code) ? code : undefined,
    message: String(message),
    statementIndex: typeof statementIndex === 'number' ? statementIndex : undefined,
  };
}

/** A value that the client could not send, or a number that it could not read. */
const isUnbindable = (error: unknown): boolean =>
  error instanceof RangeError ||
  (error instanceof TypeError && error.message === 'Unsupported type of value');

/**
 * The error in words without any part of a query or an answer: a proxy's text, and the excerpt that
 * a JSON parser quotes, are left out.
 */
function reasonOf(error: unknown): string {
  const { code, message } = partsOf(error);
  if (code?.startsWith('SQLITE_')) return message;
  const status = /HTTP status (\d{3})/.exec(message)?.[1];
  if (status !== undefined) return `HTTP ${status} in place of an answer`;
  if (code !== undefined) return code;
  if (!(error instanceof Error)) return 'not an Error';
  if (error instanceof SyntaxError) return 'an answer that cannot be read';
  const cause = partsOf(error.cause).code;
  return `${error.name}: ${message}${cause === undefined ? '' : ` (${cause})`}`;
}

/** SQLite quotes what it cannot parse, such as a full-text query. */
function withoutValues(message: string, asked: InStatement[]): string {
  const bound = asked.flatMap(textsOf).join('\n');
  return message.replaceAll(/[\p{L}\p{N}_]+/gu, (word) => (bound.includes(word) ? '…' : word));
}

function textsOf(statement: InStatement): string[] {
  const args = typeof statement === 'string' ? [] : (statement.args ?? []);
  return Object.values<InValue>(args as Record<string, InValue>).map(String);
}
