import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { MEDIA } from '#server/storage/installation-files.ts';
import { startChild, type WatchedChild } from '#server/process/child.ts';
import { freePort } from '#server/process/ports.ts';
import { writeWhole } from '#server/storage/write-whole.ts';
import { composeConfiguration, SERVICE_SECRET, siteManifestOf } from './config.ts';
import { startCron } from './cron.ts';
import { watchMachine } from './machine.ts';
import { mailTo, type TakeMail } from './mail-in/take-mail.ts';
import { openMediaFolder } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';
import { createPictureProcess } from './picture-process.ts';
import { type DatabasePooler, startDatabasePooler } from './pooler/pooler.ts';
import { reachableNetworks } from './reachable.ts';
import { startServices } from './services.ts';
import { supervise } from './supervise.ts';

export type RunningServer = {
  url: string;
  /**
   * Switches to another build; visitors wait for about a second. @throws when it has to return to
   * the old one.
   */
  serve(dist: string): Promise<void>;
  /** Answers with the files that its build has got since the start, without a restart. */
  takeNewFiles(): Promise<void>;
  /** Passes a mail to the Worker. @throws {@link MailRefused}; any other error may be retried. */
  takeMail: TakeMail;
  stop(): Promise<void>;
};

type ServerOptions = {
  port: number;
  /** The address to listen on; loopback by default. */
  host?: string;
  /** Uploaded files are in its `media`, unless `media` names another place. */
  dataDir: string;
  /**
   * Files needed while running, best on a memory disk, so that a full disk does not prevent a
   * restart.
   */
  runDir?: string;
  media?: MediaStore;
  /** Folder of the build. */
  dist: string;
  /** Whether `DATABASE_URL` leads to a pooler already, which others use as well. */
  isPooled?: boolean;
  /** The Worker's variables and secrets. */
  variables: Record<string, string>;
  limits?: Record<string, number>;
  trustedProxies?: string;
  /** The mail server whose `Authentication-Results` count; by default DKIM is verified here. */
  mailAuthority?: string;
  /** Networks that the Worker may reach besides public ones and its own servers. */
  reachable?: string;
  /** An address that answers once it is up; usually `/v1/health`. */
  upWhen?: string;
  /**
   * An address requested after every start: it loads data into memory, so that no page, which waits
   * less than a call, has to.
   */
  warmUp?: string;
  /**
   * Where the inspector listens, which gives full access to anybody who reaches it; off by default.
   */
  inspector?: string;
  /** Whether the cron runs; on by default. */
  cron?: boolean;
  onLine?: (line: string) => void;
  /** Called when it cannot be kept running. */
  giveUp?: (reason: string) => void;
};

const START_MS = 60_000;

/**
 * With the start of another, half a second of the processor, it is replaced within five seconds. It
 * is asked for what needs no database; one that works at something long has no other turn.
 */
const HEARTBEAT = { every: 250, stands: 1_500, works: 10_000, atLast: 60_000 };

/**
 * What the runtime warns of although nothing is wrong: a compatibility flag that it always has, and a
 * visitor who left while another's call was read for both, which anybody could fill the log with.
 */
const IDLE_WARNINGS = [
  'became the default as of',
  'resolved or rejected from a different request context',
];

/** The package exports the path of its binary, as a CommonJS module. */
const BINARY = (createRequire(import.meta.url)('workerd') as { default: string }).default;

/**
 * Serves a build in the bare runtime with local replacements of the platform's services. Secrets
 * are passed through the environment, not in a file or on a command line.
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
  const variables = { ...options.variables };
  const poolers: DatabasePooler[] = [];
  for (const name of ['DATABASE_URL', 'DATABASE_REPLICA_URL']) {
    const pooler = options.isPooled ? null : await poolerBefore(variables[name]);
    if (pooler === null) continue;
    poolers.push(pooler);
    variables[name] = pooler.url;
  }
  const stopPoolers = () => poolers.forEach((pooler) => pooler.stop());
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
    // An unchanged file is not written again, which needs no space on a full disk.
    if (configuration !== written) {
      writeWhole(file, configuration, { mode: 0o600 });
      written = configuration;
    }
    const inspect = options.inspector ? [`--inspector-addr=${options.inspector}`] : [];
    return (child = startChild(BINARY, ['serve', ...inspect, file], {
      env: { PATH: process.env.PATH, ...variables, [SERVICE_SECRET]: secret },
      onLine: (line) => IDLE_WARNINGS.some((words) => line.includes(words)) || say(line),
    }));
  };
  // A wildcard address is for listening; requests use loopback.
  const url = `http://localhost:${port}`;
  const own = `http://${host === '0.0.0.0' || host === '*' ? '127.0.0.1' : host}:${port}`;
  try {
    const runtime = await supervise({
      name: 'The runtime',
      begin,
      health: own + (options.upWhen ?? '/v1/health'),
      heartbeat: HEARTBEAT,
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
      takeMail: mailTo({
        control: `http://${control}`,
        secret,
        dataDir,
        authority: options.mailAuthority ?? '',
      }),
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
      async takeNewFiles() {
        const answer = await fetch(`http://${control}/files`, {
          method: 'POST',
          headers: { 'x-control-secret': secret },
          body: JSON.stringify(siteManifestOf(dist)),
        });
        if (!answer.ok) throw new Error(`The Worker did not take the files: ${answer.status}`);
      },
      async stop() {
        stopCron();
        await runtime.stop();
        services.stop();
        stopPoolers();
      },
    };
  } catch (error) {
    services.stop();
    stopPoolers();
    throw error;
  }
}

/** An unencrypted server in our own network is ours and gets a pooler; others have their own. */
const poolerBefore = async (database = ''): Promise<DatabasePooler | null> =>
  database.startsWith('http:') ? startDatabasePooler(database.replace(/\/$/, '')) : null;
