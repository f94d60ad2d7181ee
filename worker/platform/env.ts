import type { Deps, RateLimiter } from './deps.ts';
import { type Clock, systemClock } from './clock.ts';
import { createCloudflareMailer, type SendEmail } from './mail/cloudflare-mailer.ts';
import { type Bucket, createFileStore } from './files/files.ts';
import { createPictureMaker, type ImagesBinding } from './files/pictures.ts';
import { findFaults, Misconfigured } from './check-env.ts';
import type { Machine } from './machine.ts';
import type { Mailer } from './mail/mailer.ts';
import { createKbsLine, type KbsEnv } from './kbs-line.ts';
import {
  createTranslationAccount,
  type TranslationEnv,
} from './translation/translation-account.ts';
import { createWhatsappAccount, type WhatsappEnv } from './whatsapp/whatsapp-account.ts';
import { createPushKeys, type PushEnv } from './push/push-keys.ts';
import { createInvoiceAccounts, type InvoiceEnv } from './invoice-accounts.ts';
import { createPaymentAccounts, type PaymentEnv } from './payment-accounts.ts';
import { sharedDatabase } from './database/shared-database.ts';
import { parseSender, parseSmtpUrl } from './mail/mail-settings.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { type Assets, createStaticFiles } from './files/static-files.ts';

/** The part of the platform's rate limits that we use. */
type RateLimit = { limit(options: { key: string }): Promise<{ success: boolean }> };

/** Bindings and variables of the Worker (wrangler.toml); secrets come from the platform's store. */
export type Env = {
  ASSETS: Assets;
  MEDIA: Bucket;
  IMAGES?: ImagesBinding;
  /** On a server of one's own: the internet without its own network (server/host/reachable.ts). */
  OUTSIDE?: { fetch: typeof fetch };
  /** On a server of one's own (server/runtime/bindings/machine.ts). */
  MACHINE?: Machine;
  DATABASE_URL: string;
  DATABASE_TOKEN?: string;
  /** A replica of that database, for some of the reads (docs/scale.md). */
  DATABASE_REPLICA_URL?: string;
  SESSION_SECRET: string;
  QUOTE_SECRET: string;
  DATA_SECRET: string;
  /** `1` on a developer's machine only. */
  FEED_ALLOW_LOOPBACK?: string;
  /** Grants access to `GET /v1/metrics`; without it there is no such address. */
  METRICS_TOKEN?: string;
  APP_VERSION: string;
  APP_COMMIT?: string;
  /** What the pages were built from, as JSON (features/publishing/page-changes.ts). */
  BUILT_FROM?: string;
  /**
   * How long a visitor waits for the database when the page exists without it, in ms; 250 by
   * default.
   */
  PAGE_PATIENCE_MS?: string;
  /** Public address of the site, for links in mails and for callbacks. */
  SITE_URL: string;
  /** Deploy hook of the service that builds the site (docs/operations.md); a secret. */
  BUILD_HOOK_URL?: string;
  /** Where a CDN in front of the site deletes pages by tag, and its token; a secret. */
  CDN_PURGE_URL?: string;
  CDN_PURGE_TOKEN?: string;
  /**
   * `smtp://user:password@host:587` or `smtps://…`; takes precedence over the platform's own
   * service.
   */
  SMTP_URL?: string;
  /** The platform's mail service; without either, mails wait in the outbox. */
  EMAIL?: SendEmail;
  /** `Kıyı <merhaba@kiyi.example>`, an address that the transport may send from. */
  MAIL_FROM?: string;
  /** The address for replies; its mails must reach the Worker (docs/deployment.md). */
  MAIL_REPLY?: string;
  /** Who receives the mails that reach the Worker, as named in its `Authentication-Results`. */
  MAIL_AUTH_SERVER?: string;
  RATE_LOGIN: RateLimit;
  RATE_WRITE: RateLimit;
  RATE_TRACK: RateLimit;
  RATE_QUOTE: RateLimit;
} & InvoiceEnv &
  PaymentEnv &
  PushEnv &
  KbsEnv &
  TranslationEnv &
  WhatsappEnv;

/** @throws {@link Misconfigured} when the installation lacks something. */
export function createDeps(env: Env): Deps {
  const faults = findFaults(env);
  if (faults.length > 0) throw new Misconfigured(faults);
  return {
    db: sharedDatabase({
      url: env.DATABASE_URL,
      authToken: env.DATABASE_TOKEN,
      replicaUrl: env.DATABASE_REPLICA_URL,
    }),
    files: createFileStore(env.MEDIA),
    staticFiles: createStaticFiles(env.ASSETS),
    pictures: env.IMAGES ? createPictureMaker(env.IMAGES) : null,
    outside: createOutside(env),
    mailer: createMailer(env, systemClock),
    buildHook: env.BUILD_HOOK_URL || null,
    cdn: env.CDN_PURGE_URL
      ? { purgeUrl: env.CDN_PURGE_URL, token: env.CDN_PURGE_TOKEN ?? '' }
      : null,
    siteUrl: env.SITE_URL.replace(/\/$/, ''),
    replyAddress: env.MAIL_REPLY || null,
    mailAuthority: env.MAIL_AUTH_SERVER ?? '',
    machine: env.MACHINE ?? null,
    clock: systemClock,
    secrets: {
      session: env.SESSION_SECRET,
      quote: env.QUOTE_SECRET,
      data: env.DATA_SECRET,
    },
    limiter: createLimiter(env),
    payments: createPaymentAccounts(env, env.DATA_SECRET),
    invoicing: createInvoiceAccounts(env),
    whatsapp: createWhatsappAccount(env),
    translation: createTranslationAccount(env),
    kbs: createKbsLine(env),
    push: createPushKeys(env, env.SITE_URL),
    allowLoopbackFeeds: env.FEED_ALLOW_LOOPBACK === '1',
    metricsToken: env.METRICS_TOKEN || null,
    version: env.APP_VERSION,
    commit: env.APP_COMMIT ?? '',
  };
}

/** Servers of the installation that are called by `outside`, and may be on its own network. */
const OWN_ADDRESSES = [
  'BUILD_HOOK_URL',
  'CDN_PURGE_URL',
  'KBS_RELAY_URL',
  'IYZICO_BASE_URL',
  'PAYTR_BASE_URL',
  'WHATSAPP_BASE_URL',
  'TRANSLATION_URL',
] as const;

/** Addresses that somebody entered do not lead into the installation's own network. */
function createOutside(env: Env): typeof fetch {
  const { OUTSIDE } = env;
  if (OUTSIDE === undefined) return (...request) => fetch(...request);
  const own = new Set(OWN_ADDRESSES.map((name) => URL.parse(env[name] ?? '')?.origin));
  return (asked, init) => {
    const { origin } = new URL(asked instanceof Request ? asked.url : asked);
    return own.has(origin) ? fetch(asked, init) : OUTSIDE.fetch(asked, init);
  };
}

/** SMTP if a server is configured, else the platform's service if bound, else none. */
function createMailer({ SMTP_URL = '', EMAIL, MAIL_FROM = '' }: Env, clock: Clock): Mailer | null {
  const from = parseSender(MAIL_FROM);
  if (from === null) return null;
  const server = parseSmtpUrl(SMTP_URL);
  if (server !== null) return createSmtpMailer({ ...server, from }, clock);
  return EMAIL === undefined ? null : createCloudflareMailer(EMAIL, from);
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
