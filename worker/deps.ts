import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database.ts';

export type Secrets = {
  /** Signs access tokens. */
  session: string;
  /** Signs quotes. */
  quote: string;
};

/** Allows or refuses one more call of `key` (an address, an account) in `bucket`. */
export type RateLimiter = {
  allow(bucket: 'login' | 'write' | 'track', key: string): Promise<boolean>;
};

/** Everything the application gets from outside; `worker/index.ts` makes it from the platform. */
export type Deps = {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  limiter: RateLimiter;
  version: string;
};
