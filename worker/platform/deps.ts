import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/files.ts';
import type { Machine } from './machine.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentAccounts } from './payment-accounts.ts';
import type { PictureMaker } from './files/pictures.ts';
import type { PushKeys } from './push/push-keys.ts';
import type { WhatsappAccount } from './whatsapp/whatsapp-account.ts';
import type { StaticFiles } from './files/static-files.ts';

/** Each a key ring as text (`secrets/key-ring.ts`); what they are used for is derived from them apart. */
export type Secrets = {
  /** Signs access tokens. */
  session: string;
  /** Signs quotes. */
  quote: string;
  /** Encrypts identity numbers at rest, makes private links and signs those that nothing is kept of. */
  data: string;
};

/** Allows or refuses one more call of `key` (an address, an account) in `bucket`. */
export type RateLimiter = {
  allow(bucket: 'login' | 'write' | 'track' | 'quote', key: string): Promise<boolean>;
};

/** Everything the application gets from outside; `worker/index.ts` makes it from the platform. */
export type Deps = {
  db: Database;
  files: FileStore;
  /** Files that the site was built with. */
  staticFiles: StaticFiles;
  /** Makes smaller files of uploaded pictures; null where the platform cannot: originals are served. */
  pictures: PictureMaker | null;
  /** How other people's servers are reached (calendar feeds, the central bank). */
  outside: typeof fetch;
  /** How mails leave; null where none is set up: mails then wait in the outbox. */
  mailer: Mailer | null;
  /** Starts a build and deployment of the site when it is posted to; null where none is set up. */
  buildHook: string | null;
  /** Address of the site without a slash at its end, for links in mails. */
  siteUrl: string;
  /** `yanit@kiyi.example`, whose mails (also with `+…`) come to us; null where none do. */
  replyAddress: string | null;
  /** The machine that this runs on, where it is the agency's own to look after; null on the platform. */
  machine: Machine | null;
  clock: Clock;
  secrets: Secrets;
  limiter: RateLimiter;
  /** Our accounts with those who take cards. */
  payments: PaymentAccounts;
  /** Our number at WhatsApp; null: clerks open WhatsApp by themselves. */
  whatsapp: WhatsappAccount | null;
  /** Who we are to push services; null: nobody is told of anything. */
  push: PushKeys | null;
  /** Development only: calendar feeds may come from this machine. */
  allowLoopbackFeeds: boolean;
  /** Opens the metrics; null: there are none. */
  metricsToken: string | null;
  version: string;
  /** The commit it was built from; empty where nobody said. */
  commit: string;
};
