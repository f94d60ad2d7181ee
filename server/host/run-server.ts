import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MEDIA } from '#scripts/lib/backup/installation-files.ts';
import { startChild, type WatchedChild } from '#scripts/lib/child.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { composeConfiguration, SERVICE_SECRET } from './config.ts';
import { startCron } from './cron.ts';
import { watchMachine } from './machine.ts';
import { mailTo, type TakeMail } from './take-mail.ts';
import { openMediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';
import { createPictureProcess } from './picture-process.ts';
import { type DatabasePooler, startDatabasePooler } from './pooler/pooler.ts';
import { reachableNetworks } from './reachable.ts';
import { startServices } from './services.ts';
import { supervise } from './supervise.ts';

export type RunningServer = {
  url: string;
  /** Goes on with another build; visitors wait for about a second. @throws when it goes on with the old one. */
  serve(dist: string): Promise<void>;
  /** Hands the Worker a mail. @throws {@link MailRefused}; anything else may be tried again. */
  takeMail: TakeMail;
  stop(): Promise<void>;
};

type ServerOptions = {
  port: number;
  /** Where visitors come in; loopback unless said. */
  host?: string;
  /** Uploaded files are in its `media`, unless `media` names another place. */
  dataDir: string;
  /** What is needed while it runs, best in memory: a full disk keeps nothing from beginning again. */
  runDir?: string;
  media?: MediaStore;
  /** Folder of the build. */
  dist: string;
  /** The Worker's variables and secrets. */
  variables: Record<string, string>;
  limits?: Record<string, number>;
  trustedProxies?: string;
  /** Networks that the Worker may reach besides public ones and those of its own servers. */
  reachable?: string;
  /** An address that answers once it is up; `/v1/health` as a rule. */
  upWhen?: string;
  /**
   * An address that is asked once whenever it has begun: what it reads is in memory then, and no page,
   * whose patience is shorter than a call's, has to wait for it.
   */
  warmUp?: string;
  /** Where the inspector listens, which opens everything to who reaches it; nowhere unless said. */
  inspector?: string;
  /** The minute's work; on unless said. */
  cron?: boolean;
  onLine?: (line: string) => void;
  /** It cannot be kept up. */
  giveUp?: (reason: string) => void;
};

const START_MS = 60_000;

/** The package exports the path of its binary, as CommonJS does. */
const BINARY = (createRequire(import.meta.url)('workerd') as { default: string }).default;

/**
 * Serves a build in the bare runtime, with what the platform gives made on this machine. Secrets reach
 * the runtime through its environment: no file and no command line has them.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port, host = '127.0.0.1', dataDir } = options;
  const say = options.onLine ?? (() => undefined);
  const giveUp = (reason: string) => {
    if (options.giveUp === undefined) throw new Error(reason);
    options.giveUp(reason);
  };
  const secret = randomBytes(32).toString('base64url');
  let child: WatchedChild | undefined;
  const services = await startServices({
    secret,
    media: options.media ?? openMediaFolder(join(dataDir, MEDIA)),
    pictures: createPictureProcess(),
    machine: watchMachine({ dataDir, runtime: () => child?.process.pid }),
  });
  const pooler = await poolerBefore(options.variables.DATABASE_URL);
  const variables = {
    ...options.variables,
    ...(pooler && { DATABASE_URL: pooler.url }),
  };
  const control = `127.0.0.1:${await freePort()}`;
  const runDir = options.runDir ?? join(dataDir, 'run');
  const file = join(runDir, `server-${port}.capnp`);
  mkdirSync(runDir, { recursive: true });

  let dist = options.dist;
  let written = '';
  const reachable = await reachableNetworks(variables, options.reachable ?? '');
  const begin = () => {
    const configuration = composeConfiguration({
      dist,
      file,
      listen: `${host}:${port}`,
      control,
      services: services.address,
      variables: Object.keys(variables),
      trustedProxies: options.trustedProxies ?? '',
      reachable,
      ...(options.limits && { limits: options.limits }),
    });
    // One that is there needs no room on the disk to be there again.
    if (configuration !== written) {
      writeFileSync(`${file}.new`, configuration, { mode: 0o600 });
      renameSync(`${file}.new`, file);
      written = configuration;
    }
    const inspect = options.inspector ? [`--inspector-addr=${options.inspector}`] : [];
    return (child = startChild(BINARY, ['serve', ...inspect, file], {
      alone: true,
      env: { PATH: process.env.PATH, ...variables, [SERVICE_SECRET]: secret },
      // A flag of production's that this runtime has anyway.
      onLine: (line) => line.includes('became the default as of') || say(line),
    }));
  };
  // A wildcard is where one listens; one asks on loopback.
  const url = `http://localhost:${port}`;
  const own = `http://${host === '0.0.0.0' || host === '*' ? '127.0.0.1' : host}:${port}`;
  try {
    const runtime = await supervise({
      name: 'The runtime',
      begin,
      health: own + (options.upWhen ?? '/v1/health'),
      patienceMs: START_MS,
      whenUp: () => {
        if (options.warmUp === undefined) return;
        fetch(own + options.warmUp).then(
          (answer) => answer.body?.cancel(),
          () => undefined,
        );
      },
      say,
      giveUp,
    });
    const stopCron =
      options.cron === false ? () => undefined : startCron(`http://${control}`, secret);
    return {
      url,
      takeMail: mailTo(`http://${control}`, secret),
      async serve(next) {
        const before = dist;
        dist = next;
        try {
          await runtime.renew();
        } catch (error) {
          dist = before;
          await runtime.renew();
          throw error;
        }
      },
      async stop() {
        stopCron();
        await runtime.stop();
        services.stop();
        pooler?.stop();
      },
    };
  } catch (error) {
    services.stop();
    pooler?.stop();
    throw error;
  }
}

/** A server in our own network, without TLS, is one of ours; what is behind others is theirs to pool. */
const poolerBefore = async (database = ''): Promise<DatabasePooler | null> =>
  database.startsWith('http:') ? startDatabasePooler(database.replace(/\/$/, '')) : null;
