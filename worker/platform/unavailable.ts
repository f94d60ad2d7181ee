import { DomainError } from '#domain/errors.ts';

/** Something that the Worker stands on cannot do what was asked, whatever was asked: 503, ask again. */
export class Unavailable extends DomainError {
  /** For the log: what it or the network said, and nothing of what was asked. */
  readonly reason: string;

  constructor(reason: string) {
    super('busy', 'BUSY');
    this.reason = reason;
  }
}
