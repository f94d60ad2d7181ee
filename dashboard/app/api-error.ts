import type { ErrorCode } from '#domain/messages.ts';
import type { FieldIssue } from '#domain/errors.ts';
import { unfetchedText } from './screen-files.ts';

/** `OFFLINE`: no answer arrived, so it is unknown whether a write happened. */
type ApiErrorCode = ErrorCode | 'OFFLINE';

/** A refusal of the API, or no answer at all. `message` is the Turkish sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: FieldIssue[];
  readonly requestId: string | null;

  constructor(
    status: number,
    code: ApiErrorCode,
    message: string,
    rest: { issues?: FieldIssue[]; requestId?: string } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = rest.issues ?? [];
    this.requestId = rest.requestId ?? null;
  }
}

/** The sentence for a person, whatever was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError || isShrinkError(error)) return error.message;
  return unfetchedText(error) ?? 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.';
}

/** A picture that cannot be sent; what makes it smaller is loaded later (#browser/pictures). */
const isShrinkError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ShrinkError';

/** True for a refusal with one of these codes. */
export function isRefusal(error: unknown, ...codes: ApiErrorCode[]): error is ApiError {
  return error instanceof ApiError && codes.includes(error.code);
}
