import { MESSAGES, type ErrorCode } from './messages.ts';

/** The kind of a refusal; the Worker turns it into an HTTP status in one place. */
export type ErrorKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'unsupported'
  | 'refused'
  | 'limited'
  | 'busy';

/** A field that is wrong and why, in Turkish: `path` is dotted (`customer.email`). */
export type FieldIssue = { path: string; message: string };

/**
 * A refusal to show to the person who made the call. `message` is the Turkish sentence they read;
 * it never contains internals (SQL, a stack, another person's data).
 */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly issues: FieldIssue[] | undefined;

  constructor(
    kind: ErrorKind,
    code: ErrorCode,
    options: { message?: string; issues?: FieldIssue[] } = {},
  ) {
    super(options.message ?? MESSAGES[code]);
    this.name = 'DomainError';
    this.kind = kind;
    this.code = code;
    this.issues = options.issues;
  }
}

/** Unknown, or belonging to somebody else: the two must look the same. */
export const notFound = (message?: string) => new DomainError('missing', 'NOT_FOUND', { message });

export const conflict = (code: ErrorCode, message?: string) =>
  new DomainError('conflict', code, { message });

export const refused = (code: ErrorCode, message?: string, issues?: FieldIssue[]) =>
  new DomainError('refused', code, { message, issues });
