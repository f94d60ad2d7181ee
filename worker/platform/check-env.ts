import { DomainError } from '#domain/errors.ts';
import { mailFaults } from './mail/mail-settings.ts';
import { ringProblem } from './secrets/key-ring.ts';

/** The installation lacks something essential; every call answers 503 until it is configured. */
export class Misconfigured extends DomainError {
  /** For the log and for `npm run deploy`: names of variables and what is wrong, never a value. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super('busy', 'BUSY');
    this.name = 'Misconfigured';
    this.faults = faults;
  }
}

type Variables = Readonly<Record<string, unknown>>;

export const SECRET_NAMES = ['SESSION_SECRET', 'QUOTE_SECRET', 'DATA_SECRET'] as const;

/**
 * Switches for development only: with them anybody could confirm a stay without paying, or feeds
 * could access the internal network.
 */
export const LOCAL_SWITCHES = [
  'PAYMENT_SANDBOX',
  'INVOICE_SANDBOX',
  'FEED_ALLOW_LOOPBACK',
] as const;

/** Variables that only work together: some of them would do nothing, and nobody would be told. */
const TOGETHER = [
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN'],
  ['KBS_RELAY_URL', 'KBS_RELAY_SECRET'],
  ['TRANSLATION_SERVICE', 'TRANSLATION_KEY'],
  ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
] as const;

/** An uncompressed point of P-256 and a scalar, in base64url (`npm run push-keys`). */
const PUSH_KEYS = { VAPID_PUBLIC_KEY: /^B[\w-]{86}$/, VAPID_PRIVATE_KEY: /^[\w-]{43}$/ };

/**
 * What is wrong with the variables of an installation, one sentence each; empty when it may run.
 * The Worker and the deployment use the same rules.
 */
export function findFaults(env: Variables): string[] {
  const text = (name: string) => (typeof env[name] === 'string' ? env[name] : '');
  const siteUrl = text('SITE_URL');
  const faults: string[] = [];
  if (text('DATABASE_URL') === '') faults.push('DATABASE_URL is missing');
  for (const name of SECRET_NAMES) {
    const problem = ringProblem(text(name));
    if (problem !== null) faults.push(`${name} ${problem}`);
  }
  if (siteUrl === '') faults.push('SITE_URL is missing: the public address of the site');
  else if (!isOrigin(siteUrl))
    faults.push('SITE_URL is no address of a site: a scheme and a host, no more');
  else if (!isLocal(siteUrl)) {
    for (const name of LOCAL_SWITCHES) {
      if (text(name) !== '' && text(name) !== '0')
        faults.push(`${name} is for a developer’s machine alone`);
    }
  }
  for (const names of TOGETHER) {
    const found = names.find((name) => text(name) !== '');
    for (const name of names) {
      if (found !== undefined && text(name) === '')
        faults.push(`${name} is missing: ${found} is set and does nothing without it`);
    }
  }
  for (const [name, form] of Object.entries(PUSH_KEYS)) {
    if (text(name) !== '' && !form.test(text(name)))
      faults.push(`${name} is no key of push services: npm run push-keys makes a pair`);
  }
  const hasService = env.EMAIL !== undefined || text('EMAIL_BINDING') === '1';
  return [...faults, ...mailFaults(text, hasService)];
}

const isOrigin = (url: string): boolean =>
  URL.canParse(url) &&
  /^https?:$/.test(new URL(url).protocol) &&
  new URL(url).origin === url.replace(/\/$/, '');

const isLocal = (url: string): boolean => {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
};
