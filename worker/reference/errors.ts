import * as z from 'zod';
import { ROLES, rolesWith } from '#domain/auth/permissions.ts';
import { type ErrorCode, MESSAGES } from '#domain/messages.ts';
import type { Access } from '#worker/http/access.ts';

/** The error responses of a call: for each status its meaning, codes and Turkish sentences. */
type DocumentedError = { status: number; codes: ErrorCode[] };

type Call = {
  permission: Access;
  hasBody: boolean;
  hasParameters: boolean;
  hasPathId: boolean;
  /** Its descriptions, which name the codes specific to this call: "409 SLUG_TAKEN". */
  text: string;
};

/** The errors that every call of a kind can return, and those that this one declares. */
export function errorsOf(call: Call): DocumentedError[] {
  const errors: [number, ErrorCode][] = [];
  if (call.hasBody || call.hasParameters) errors.push([400, 'VALIDATION']);
  if (call.hasBody) errors.push([400, 'MALFORMED'], [413, 'TOO_LARGE']);
  if (call.hasBody) errors.push([415, 'UNSUPPORTED_MEDIA_TYPE']);
  if (call.permission !== 'public') errors.push([401, 'UNAUTHENTICATED']);
  if (isOfSome(call.permission)) errors.push([403, 'FORBIDDEN']);
  if (call.hasPathId) errors.push([404, 'NOT_FOUND']);
  errors.push(...namedErrors(call.text), [503, 'BUSY']);
  const byStatus = Map.groupBy(errors, ([status]) => status);
  return [...byStatus]
    .map(([status, named]) => ({ status, codes: [...new Set(named.map(([, code]) => code))] }))
    .toSorted((a, b) => a.status - b.status);
}

/** Whether a signed-in user may still be refused. */
const isOfSome = (permission: Access): boolean =>
  permission !== 'public' &&
  permission !== 'account' &&
  rolesWith(permission).length < ROLES.length;

/** Codes that a description names after a status: "422 A, B or C". */
function namedErrors(text: string): [number, ErrorCode][] {
  return [...text.matchAll(/\b(4\d\d)((?:[\s,/]|or\b|and\b|`|[A-Z][A-Z_]{3,})+)/g)].flatMap(
    ([, status, list = '']) =>
      [...list.matchAll(/[A-Z][A-Z_]{3,}/g)].flatMap(([code]): [number, ErrorCode][] =>
        isErrorCode(code) ? [[Number(status), code]] : [],
      ),
  );
}

const isErrorCode = (code: string): code is ErrorCode => code in MESSAGES;

/** The envelope of every failure. */
export const ErrorAnswer = z.object({
  code: z.string(),
  content: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
});

/** An error response as a client receives it. */
export const errorExample = (code: ErrorCode) => ({
  code,
  content: MESSAGES[code],
  requestId: '019aa3c1f4e0000a1b2c3d4e5f6071829a',
});
