import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFaults, LOCAL_SWITCHES, SECRET_NAMES } from '#worker/platform/check-env.ts';
import { Refusal } from '../installation.ts';
import { root } from '../paths.ts';
import type { Ask } from './terminal.ts';

/** The file with an installation's variables; the environment takes precedence. Never committed. */
export const SETTINGS_FILE = 'production.env';

/** Plain variables of the Worker; all others of {@link DEPLOYED} are stored as secrets. */
const PLAIN = [
  'SITE_URL',
  'MAIL_FROM',
  'MAIL_REPLY',
  'MAIL_AUTH_SERVER',
  'VAPID_PUBLIC_KEY',
  'WHATSAPP_PHONE_ID',
  'WHATSAPP_TEMPLATE',
  'WHATSAPP_BASE_URL',
  'TRANSLATION_SERVICE',
  'TRANSLATION_URL',
  'TRANSLATION_MODEL',
  'KBS_RELAY_URL',
  'IYZICO_MERCHANT_ID',
  'IYZICO_BASE_URL',
  'PAYTR_TEST_MODE',
  'PAYTR_BASE_URL',
] as const;

const SECRET = [
  ...SECRET_NAMES,
  'DATABASE_URL',
  'DATABASE_TOKEN',
  'DATABASE_REPLICA_URL',
  'SMTP_URL',
  'METRICS_TOKEN',
  'BUILD_HOOK_URL',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'VAPID_PRIVATE_KEY',
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'TRANSLATION_KEY',
  'KBS_RELAY_SECRET',
  'NILVERA_API_KEY',
  'IYZICO_API_KEY',
  'IYZICO_SECRET_KEY',
  'PAYTR_MERCHANT_ID',
  'PAYTR_MERCHANT_KEY',
  'PAYTR_MERCHANT_SALT',
] as const;

export type Settings = { plain: Record<string, string>; secrets: Record<string, string> };

/** Loads `production.env` into the environment without overwriting existing variables. */
export function loadSettingsFile(): void {
  const file = join(root, SETTINGS_FILE);
  if (existsSync(file)) process.loadEnvFile(file);
}

/**
 * Generates the secrets that nobody needs to know, after asking, and stores them in
 * `production.env`.
 */
export async function makeMissingSecrets(env: NodeJS.ProcessEnv, ask: Ask): Promise<void> {
  const missing = SECRET_NAMES.filter((name) => !env[name]);
  if (missing.length === 0) return;
  await ask(`${missing.join(', ')} missing. Make new ones and keep them in ${SETTINGS_FILE}?`);
  for (const name of missing) env[name] = randomBytes(32).toString('base64url');
  const lines = missing.map((name) => `${name}=${env[name]}\n`);
  appendFileSync(join(root, SETTINGS_FILE), lines.join(''), { mode: 0o600 });
  console.log(
    `Keep a copy of ${SETTINGS_FILE} apart: without DATA_SECRET identity numbers are lost.`,
  );
}

const HERE = /^(https?|libsql):\/\/(localhost|127\.|\[::1\])/;

/** The Worker's settings. @throws {@link Refusal} listing all errors at once */
export function readSettings(env: NodeJS.ProcessEnv, { dryRun }: { dryRun: boolean }): Settings {
  const faults = findFaults(env);
  if (env.SITE_URL?.startsWith('http:'))
    faults.push('SITE_URL must be https: browsers send the login over it');
  else if (HERE.test(env.SITE_URL ?? '')) faults.push('SITE_URL is of this machine');
  if (!dryRun && HERE.test(env.DATABASE_URL ?? '')) {
    faults.push('DATABASE_URL is of this machine, which Cloudflare cannot reach');
  }
  if (faults.length > 0)
    throw new Refusal(
      `Refused before anything is uploaded:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  return { plain: pick(env, PLAIN), secrets: pick(env, SECRET) };
}

/** The same for one's own server, whose runtime gets all of them. @throws {@link Refusal} */
export function readServerSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  const faults = findFaults(env);
  if (faults.length > 0)
    throw new Refusal(`Refused:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  // At an address of this machine alone (`findFaults`): for a rehearsal of the first day.
  return { ...pick(env, PLAIN), ...pick(env, SECRET), ...pick(env, LOCAL_SWITCHES) };
}

const pick = (env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
