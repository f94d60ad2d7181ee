import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { KbsLine } from './kbs-line.ts';
import type { FileStore } from './files/files.ts';
import type { Machine } from './machine.ts';
import type { Mailer } from './mail/mailer.ts';
import type { InvoiceAccounts } from './invoice-accounts.ts';
import type { PaymentAccounts } from './payment-accounts.ts';
import type { PictureMaker } from './files/pictures.ts';
import type { PushKeys } from './push/push-keys.ts';
import type { TranslationAccount } from './translation/translation-account.ts';
import type { WhatsappAccount } from './whatsapp/whatsapp-account.ts';
import type { StaticFiles } from './files/static-files.ts';

/** Each is a key ring as text (`secrets/key-ring.ts`); separate keys are derived for each use. */
export type Secrets = {
  /** Signs access tokens. */
  session: string;
  /** Signs quotes. */
  quote: string;
  /**
   * Encrypts identity numbers at rest, creates private links and signs those that are not stored.
   */
  data: string;
};

/** Allows or refuses one more call of `key` (an address, an account) in `bucket`. */
export type RateLimiter = {
  allow(bucket: 'login' | 'write' | 'track' | 'quote', key: string): Promise<boolean>;
};

/**
 * Everything the application needs from outside; `worker/index.ts` creates it from the platform.
 */
export type Deps = {
  db: Database;
  files: FileStore;
  /** Files of the site's build. */
  staticFiles: StaticFiles;
  /**
   * Creates smaller files of uploaded pictures; null where the platform cannot: originals are
   * served.
   */
  pictures: PictureMaker | null;
  /** `fetch` for other people's servers (calendar feeds, the central bank). */
  outside: typeof fetch;
  /** The mail transport; null without one: mails then wait in the outbox. */
  mailer: Mailer | null;
  /** Posting to it starts a build and deployment of the site; null without one. */
  buildHook: string | null;
  /** A CDN in front of the site that is told what to delete; null without one. */
  cdn: { purgeUrl: string; token: string } | null;
  /** Address of the site without a trailing slash, for links in mails. */
  siteUrl: string;
  /** `yanit@kiyi.example`, whose mails (also with `+…`) reach the Worker; null without one. */
  replyAddress: string | null;
  /** The mail server whose `Authentication-Results` prove senders; empty: none does. */
  mailAuthority: string;
  /** The agency's own server, whose disk and backups need monitoring; null on the platform. */
  machine: Machine | null;
  clock: Clock;
  secrets: Secrets;
  limiter: RateLimiter;
  /** Our accounts at card providers. */
  /** Accounts at integrators of e-invoices. */
  invoicing: InvoiceAccounts;
  payments: PaymentAccounts;
  /** The agency's WhatsApp number; null: clerks open WhatsApp themselves. */
  whatsapp: WhatsappAccount | null;
  /** The translation service; null: people translate. */
  translation: TranslationAccount | null;
  /** How calls reach the police's service. */
  kbs: KbsLine;
  /** Our identity at push services; null: no push notifications. */
  push: PushKeys | null;
  /** Development only: calendar feeds may come from this machine. */
  allowLoopbackFeeds: boolean;
  /** Grants access to the metrics; null: they are not served. */
  metricsToken: string | null;
  version: string;
  /** The commit it was built from; empty when unknown. */
  commit: string;
};
