import type { Deps, RateLimiter } from '../deps.ts';
import { type Clock, systemClock } from './clock.ts';
import { type Bucket, createFileStore } from './files.ts';
import { createPictureMaker, type ImagesBinding } from './pictures.ts';
import type { Mailer } from './mailer.ts';
import { sharedDatabase } from './shared-database.ts';
import { createSmtpMailer, parseSmtpUrl } from './smtp-mailer.ts';

/** What this product uses of the platform's bindings. */
type Assets = { fetch(request: Request): Promise<Response> };
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
  /** `smtp://user:password@host:587` or `smtps://…`; without it mails wait in the outbox. */
  SMTP_URL?: string;
  /** `Kıyı <merhaba@kiyi.example>`, an address that the mail server may send for. */
  MAIL_FROM?: string;
  RATE_LOGIN: RateLimit;
  RATE_WRITE: RateLimit;
  RATE_TRACK: RateLimit;
};

export function createDeps(env: Env): Deps {
  return {
    db: sharedDatabase(env.DATABASE_URL, env.DATABASE_TOKEN),
    files: createFileStore(env.MEDIA),
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
    allowLoopbackFeeds: env.FEED_ALLOW_LOOPBACK === '1',
    version: env.APP_VERSION,
  };
}

/** A secret of at least 32 characters; without it the application must not start. */
function requireSecret(env: Env, name: 'SESSION_SECRET' | 'QUOTE_SECRET' | 'DATA_SECRET'): string {
  const value = env[name];
  if (typeof value !== 'string' || value.length < 32) throw new Error(`secret ${name} is missing`);
  return value;
}

/** @throws when a mail server is named but cannot be used: mails must not vanish in silence. */
function createMailer({ SMTP_URL, MAIL_FROM = '' }: Env, clock: Clock): Mailer | null {
  if (!SMTP_URL) return null;
  const server = parseSmtpUrl(SMTP_URL);
  const [, name = '', email] = /^(?:(.*?)\s*<)?([^<>\s]+@[^<>\s]+?)>?$/.exec(MAIL_FROM) ?? [];
  if (server === null || email === undefined) throw new Error('SMTP_URL or MAIL_FROM is no good');
  return createSmtpMailer({ ...server, from: { name, email } }, clock);
}

function createLimiter(env: Env): RateLimiter {
  const buckets = { login: env.RATE_LOGIN, write: env.RATE_WRITE, track: env.RATE_TRACK };
  return {
    allow: async (bucket, key) => (await buckets[bucket].limit({ key })).success,
  };
}
