import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../installation.ts';
import { dist, root } from '../paths.ts';
import type { Settings } from './settings.ts';
import type { Ask } from './terminal.ts';

/** The Worker's configuration as the build wrote it, and as it is uploaded. */
const BUILT = join(dist, 'server/wrangler.json');
const UPLOADED = join(dist, 'server/wrangler.production.json');

type Configuration = {
  name: string;
  vars?: Record<string, string>;
  r2_buckets?: { bucket_name: string }[];
  [more: string]: unknown;
};

const readConfiguration = () => JSON.parse(readFileSync(BUILT, 'utf8')) as Configuration;

function wrangler(args: string[], options: { show?: boolean } = {}) {
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/wrangler'), args, {
    cwd: root,
    encoding: 'utf8',
    stdio: options.show ? 'inherit' : 'pipe',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  return { ok: status === 0, said: `${stdout ?? ''}${stderr ?? ''}` };
}

/** @throws {@link Refusal} unless wrangler is signed in, or a token is in the environment. */
export function requireAccount(): void {
  const { ok, said } = wrangler(['whoami', '--json']);
  if (!ok || said.includes('"loggedIn": false')) {
    throw new Refusal(
      'No Cloudflare account: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID.',
    );
  }
}

/** Creates the bucket for uploaded files if it is missing, after asking. */
export async function ensureBucket(ask: Ask): Promise<void> {
  for (const { bucket_name: bucket } of readConfiguration().r2_buckets ?? []) {
    if (wrangler(['r2', 'bucket', 'info', bucket]).ok) continue;
    await ask(`The bucket ${bucket} does not exist. Create it?`);
    const made = wrangler(['r2', 'bucket', 'create', bucket]);
    if (!made.ok) throw new Refusal(`The bucket ${bucket} could not be created:\n${made.said}`);
  }
}

/** Writes the configuration for the upload: the built one with the installation's variables. */
export function writeConfiguration({ plain }: Settings): void {
  const built = readConfiguration();
  const vars = { ...built.vars, ...plain };
  const email = process.env.EMAIL_BINDING === '1' ? { send_email: [{ name: 'EMAIL' }] } : {};
  writeFileSync(UPLOADED, JSON.stringify({ ...built, ...email, vars }, null, 2));
}

/** Uploads the built Worker; a dry run only bundles it. @throws {@link Refusal} */
export function upload(settings: Settings, options: { dryRun: boolean; message: string }): void {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-deploy-'));
  try {
    const args = ['deploy', `--config=${UPLOADED}`];
    if (options.dryRun) args.push('--dry-run', `--outdir=${join(directory, 'bundle')}`);
    else {
      const secrets = join(directory, 'secrets.json');
      writeFileSync(secrets, JSON.stringify(settings.secrets), { mode: 0o600 });
      args.push(`--secrets-file=${secrets}`, `--message=${options.message}`);
    }
    const { ok, said } = wrangler(args);
    if (!ok) throw new Refusal(`The upload failed; what is online stays as it was.\n${said}`);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/**
 * Activates an earlier version: the one before the last, or the named one. @throws {@link Refusal}
 */
export function rollBack(version: string | undefined): void {
  requireAccount();
  const args = [
    'rollback',
    ...(version === undefined ? [] : [version]),
    // Not the built one: this may be another clone than the one that deployed.
    `--config=${join(root, 'wrangler.toml')}`,
    '--yes',
    '--message=npm run rollback',
  ];
  if (!wrangler(args, { show: true }).ok)
    throw new Refusal('The rollback failed; `npx wrangler deployments list` says what is online.');
}
