import type { Deps, RateLimiter } from './deps.ts';
import { type Clock, systemClock } from './clock.ts';
import { createCloudflareMailer, type SendEmail } from './mail/cloudflare-mailer.ts';
import { type Bucket, createFileStore } from './files/files.ts';
import { createPictureMaker, type ImagesBinding } from './files/pictures.ts';
import type { Mailer } from './mail/mailer.ts';
import { createPaymentAccounts, type PaymentEnv } from './payment-accounts.ts';
import { ringProblem } from './secrets/key-ring.ts';
import { sharedDatabase } from './database/shared-database.ts';
import { createSmtpMailer, parseSmtpUrl } from './mail/smtp-mailer.ts';
import { type Assets, createStaticFiles } from './files/static-files.ts';

/** What this product uses of the platform's rate limits. */
type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** Bindings and variables of the Worker (wrangler.toml); secrets come from the platform's store. */
export type Env = {
  ASSETS: Assets;
  MEDIA: Bucket;
  IMAGES?: ImagesBinding;
  DATABASE_URL: string;
  DATABASE_TOKEN?: string;
  SESSION_SECRET: string;
  QUOTE_SECRET: string;
  DATA_SECRET: string;
  /** `1` on a developer's machine only. */
  FEED_ALLOW_LOOPBACK?: string;
  APP_VERSION: string;
  /** Address of the site, for links in mails. */
  SITE_URL?: string;
  /** `smtp://user:password@host:587` or `smtps://…`; it wins over the platform's own service. */
  SMTP_URL?: string;
  /** The platform's mail service; without either, mails wait in the outbox. */
  EMAIL?: SendEmail;
  /** `Kıyı <merhaba@kiyi.example>`, an address that the transport may send for. */
  MAIL_FROM?: string;
  RATE_LOGIN: RateLimit;
  RATE_WRITE: RateLimit;
  RATE_TRACK: RateLimit;
  RATE_QUOTE: RateLimit;
} & PaymentEnv;

export function createDeps(env: Env): Deps {
  return {
    db: sharedDatabase(env.DATABASE_URL, env.DATABASE_TOKEN),
    files: createFileStore(env.MEDIA),
    staticFiles: createStaticFiles(env.ASSETS),
    pictures: env.IMAGES ? createPictureMaker(env.IMAGES) : null,
    outside: (...request) => fetch(...request),
    mailer: createMailer(env, systemClock),
    siteUrl: (env.SITE_URL ?? 'http://localhost:8787').replace(/\/+$/, ''),
    clock: systemClock,
    secrets: {
      session: requireSecret(env, 'SESSION_SECRET'),
      quote: requireSecret(env, 'QUOTE_SECRET'),
      data: requireSecret(env, 'DATA_SECRET'),
    },
    limiter: createLimiter(env),
    payments: createPaymentAccounts(env, requireSecret(env, 'DATA_SECRET')),
    allowLoopbackFeeds: env.FEED_ALLOW_LOOPBACK === '1',
    version: env.APP_VERSION,
  };
}

/** A key ring of keys of at least 32 characters; without it the application must not start. */
function requireSecret(env: Env, name: 'SESSION_SECRET' | 'QUOTE_SECRET' | 'DATA_SECRET'): string {
  const value = env[name];
  const problem = ringProblem(value);
  if (problem !== null) throw new Error(`secret ${name} ${problem}`);
  return value;
}

/**
 * SMTP where a server is named, else the platform's service where it is bound, else none.
 * @throws when one is there but cannot be used: mails must not vanish in silence.
 */
function createMailer({ SMTP_URL, EMAIL, MAIL_FROM = '' }: Env, clock: Clock): Mailer | null {
  if (!SMTP_URL && EMAIL === undefined) return null;
  const [, name = '', email] = /^(?:(.*?)\s*<)?([^<>\s]+@[^<>\s]+?)>?$/.exec(MAIL_FROM) ?? [];
  if (email === undefined) throw new Error('MAIL_FROM is no address');
  const from = { name, email };
  if (!SMTP_URL) return EMAIL === undefined ? null : createCloudflareMailer(EMAIL, from);
  const server = parseSmtpUrl(SMTP_URL);
  if (server === null) throw new Error('SMTP_URL is no address of a mail server');
  return createSmtpMailer({ ...server, from }, clock);
}

function createLimiter(env: Env): RateLimiter {
  const buckets = {
    login: env.RATE_LOGIN,
    write: env.RATE_WRITE,
    track: env.RATE_TRACK,
    quote: env.RATE_QUOTE,
  };
  return {
    allow: async (bucket, key) => (await buckets[bucket].limit({ key })).success,
  };
}
