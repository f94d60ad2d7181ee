import type { Client } from '@libsql/client';
import type { Deps } from '#worker/platform/deps.ts';
import type { Clock } from '#worker/platform/clock.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import type { FileStore } from '#worker/platform/files/files.ts';
import type { Mailer } from '#worker/platform/mail/mailer.ts';
import type { Sellers } from './sellers.ts';

const SECRET = 'simulated-secret-';

/** The signing key of the simulated card provider. */
export const BANK_SECRET = 'simulated-bank';

type Parts = { client: Client; clock: Clock; mailer: Mailer | null; sellers: Sellers };

/** What the product gets from outside, as `worker/index.ts` passes the platform's. */
export function createDeps({ client, clock, mailer, sellers }: Parts): Deps {
  return {
    db: createDatabase(client),
    clock,
    mailer,
    outside: (address) => sellers.answer(String(address)),
    buildHook: null,
    cdn: null,
    siteUrl: 'https://kiyi.example',
    replyAddress: null,
    mailAuthority: '',
    push: null,
    whatsapp: null,
    translation: null,
    kbs: { relay: null, patienceMs: 20_000 },
    machine: null,
    secrets: {
      session: SECRET.repeat(3),
      quote: SECRET.repeat(4),
      data: SECRET.repeat(5),
    },
    limiter: { allow: () => Promise.resolve(true) },
    invoicing: { nilvera: null, sandbox: false },
    payments: { sandbox: { secret: BANK_SECRET }, iyzico: null, paytr: null },
    allowLoopbackFeeds: false,
    metricsToken: null,
    version: 'simulated',
    commit: 'simulated',
    files: NO_FILES,
    staticFiles: unused('static files'),
    pictures: null,
  };
}

/** Nobody uploads anything here, but the nightly clean-up looks for files. */
const NO_FILES: FileStore = {
  put: () => Promise.resolve(),
  find: () => Promise.resolve(null),
  delete: () => Promise.resolve(),
  list: () => Promise.resolve([]),
};

function unused<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get: () => {
      throw new Error(`the simulated agency has no ${name}`);
    },
  });
}
