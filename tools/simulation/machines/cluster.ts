import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, InStatement } from '@libsql/client/web';
import { startDatabase } from '#scripts/lib/database.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { localSecrets } from '#scripts/lib/secrets.ts';
import { startServer } from '#server/host/run-server.ts';
import { freePort } from '#server/process/ports.ts';
import { API_LIMITS, buildApi } from '#tests/recovery/support/start-api-worker.ts';
import { issueToken } from '#worker/http/session.ts';
import { openClient } from '#worker/platform/database/shared-database.ts';
import { systemClock } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { foundAgency } from '../world/villas.ts';
import type { Edit } from '../planted/bug.ts';
import { layLine, type Line } from './line.ts';

/** A Worker in the real runtime, the replica beside it, and the lines between them and the primary. */
export type Machine = {
  url: string;
  replica: Client;
  lines: Record<'toPrimary' | 'toReplica' | 'replication', Line>;
  restartWorker(): Promise<void>;
  restartReplica(): Promise<void>;
};

export type Cluster = {
  machines: Machine[];
  primary: Client;
  restartPrimary(): Promise<void>;
  /** Of a clerk. */
  token: string;
  stop(): Promise<void>;
};

const TWELVE_HOURS_MS = 12 * 3_600_000;

/** Starts `count` Workers, a primary, and a replica for each Worker, all of them real. */
export async function startCluster(
  directory: string,
  count: number,
  edits: readonly Edit[],
): Promise<Cluster> {
  const [httpPort, grpcPort] = [await freePort(), await freePort()];
  const startPrimary = () =>
    startDatabase(join(directory, 'primary'), httpPort, [
      '--grpc-listen-addr',
      `127.0.0.1:${grpcPort}`,
    ]);
  let primaryServer = await startPrimary();
  const primary = openClient(primaryServer.url);
  await migrateDatabase(primary);
  await primary.batch(agency(), 'write');
  const secrets = localSecrets(directory);
  const token = await clerkToken(primary, secrets);

  const dist = join(directory, 'dist');
  await buildApi(dist, edits);
  const stops: (() => unknown)[] = [];
  const startMachine = async (name: string): Promise<Machine> => {
    const home = join(directory, name);
    mkdirSync(home);
    writeFileSync(join(home, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
    const replicaPort = await freePort();
    const lines = {
      toPrimary: await layLine(httpPort),
      toReplica: await layLine(replicaPort),
      replication: await layLine(grpcPort),
    };
    const startReplica = () =>
      startDatabase(join(home, 'replica'), replicaPort, [
        '--primary-grpc-url',
        `http://127.0.0.1:${lines.replication.port}`,
      ]);
    let replicaServer = await startReplica();
    const server = await startServer({
      port: await freePort(),
      dataDir: home,
      dist,
      cron: false,
      variables: {
        DATABASE_URL: `http://127.0.0.1:${lines.toPrimary.port}`,
        DATABASE_REPLICA_URL: `http://127.0.0.1:${lines.toReplica.port}`,
        SITE_URL: 'http://localhost',
        ...secrets,
      },
      limits: API_LIMITS,
    });
    stops.push(async () => {
      await server.stop();
      await replicaServer.stop();
      for (const line of Object.values(lines)) line.close();
    });
    return {
      url: server.url,
      replica: openClient(replicaServer.url),
      lines,
      restartWorker: () => server.serve(dist),
      async restartReplica() {
        await replicaServer.kill();
        replicaServer = await startReplica();
      },
    };
  };
  const machines: Machine[] = [];
  // One after the other: each looks for free ports.
  for (let n = 1; n <= count; n += 1) machines.push(await startMachine(`machine-${n}`));
  return {
    machines,
    primary,
    token,
    async restartPrimary() {
      await primaryServer.kill();
      primaryServer = await startPrimary();
    },
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
      await primaryServer.stop();
    },
  };
}

/** The simulated agency, whose guests may ask for as much as they like. */
function agency(): InStatement[] {
  const statements: InStatement[] = [];
  foundAgency({ set: (sql, args = []) => statements.push({ sql, args: [...args] }) });
  const more = [
    ['open_requests_max', '1000000'],
    ['hold_minutes', '100000'],
  ] as const;
  for (const [key, value] of more)
    statements.push({
      sql: `INSERT INTO settings ("group", key, value) VALUES ('rules', ?, ?)
            ON CONFLICT DO UPDATE SET value = excluded.value`,
      args: [key, value],
    });
  return statements;
}

async function clerkToken(primary: Client, secrets: Record<string, string>): Promise<string> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + TWELVE_HOURS_MS);
  const session = { sessionId: 'machines', userId: 1, expiresAt };
  await primary.execute({
    sql: 'INSERT INTO sessions (id, user_id, expires_at, last_used_at) VALUES (?, 1, ?, ?)',
    args: [session.sessionId, expiresAt.toISOString(), now.toISOString()],
  });
  const deps = { clock: systemClock, secrets: { session: secrets.SESSION_SECRET } };
  return issueToken(deps as Deps, session);
}
