import { DomainError } from '#domain/errors.ts';
import type { ErrorCode } from '#domain/messages.ts';

/**
 * A service that the Worker depends on failed, for a reason unrelated to the request: 503, retry.
 */
export class Unavailable extends DomainError {
  /** For the log: the message of the service or the network, without the request's content. */
  readonly reason: string;

  constructor(reason: string, code: ErrorCode = 'BUSY') {
    super('busy', code);
    this.reason = reason;
  }
}
