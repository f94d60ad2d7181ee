import { setTimeout as delay } from 'node:timers/promises';
import { must } from '../broken.ts';
import { AFTER, AGE, CAUGHT_UP, type Life, lookEverywhere, MAX_TRIES } from './acts.ts';
import type { Cluster } from './cluster.ts';

/** How soon everything is to be seen everywhere after a fault, in ms. */
const SEEN_MS = 5_000;

/**
 * How soon a replica has to have everything itself, in ms. Until then the primary answers; when it
 * connects again is up to the database server.
 */
const CAUGHT_UP_MS = 60_000;

/** How often everything is looked at during a fault, in ms. */
const LOOK_MS = 500;

type Fault = { name: string; begin(): unknown; end(): unknown };

const nothing = () => undefined;

function drawFault({ dice, next, cluster: { machines, restartPrimary } }: Life): Fault {
  const machine = next();
  const lineName = dice.pick(['toPrimary', 'toReplica', 'replication'] as const) ?? 'replication';
  const line = machine.lines[lineName];
  const late = dice.int(50, 900);
  return dice.weighted<Fault>([
    [3, { name: `cut ${lineName}`, begin: line.cut, end: line.heal }],
    [2, { name: `silence ${lineName}`, begin: line.silence, end: line.heal }],
    [3, { name: `lag ${lineName} ${late} ms`, begin: () => line.lag(late), end: line.heal }],
    [
      2,
      {
        name: 'no replica hears of the primary',
        begin: () => machines.forEach(({ lines: { replication } }) => replication.cut()),
        end: () => machines.forEach(({ lines: { replication } }) => replication.heal()),
      },
    ],
    [1, { name: 'restart of a Worker', begin: machine.restartWorker, end: nothing }],
    [1, { name: 'kill of a replica', begin: machine.restartReplica, end: nothing }],
    [1, { name: 'kill of the primary', begin: restartPrimary, end: nothing }],
  ]);
}

/**
 * One fault after the other until `isOver`; after each, everything must be seen everywhere in time,
 * and each replica must follow the primary again.
 * @param tell is told the name of each
 */
export async function makeTrouble(
  life: Life,
  isOver: () => boolean,
  tell: (fault: string) => void,
): Promise<void> {
  while (!isOver()) {
    const fault = drawFault(life);
    tell(fault.name);
    await fault.begin();
    const until = Date.now() + life.dice.int(300, 12_000);
    for (; Date.now() < until; await delay(LOOK_MS)) await lookEverywhere(life, AGE);
    await fault.end();
    const counted = await counter(life.cluster.primary);
    await fairDelay(SEEN_MS);
    await lookEverywhere(life, AFTER);
    for (const { replica, url } of life.cluster.machines) {
      const lateMs = await catchUp(replica, counted);
      must(CAUGHT_UP, lateMs !== null, () => `the replica of ${url} is not at ${counted}`);
      if (lateMs !== 0) tell(`a replica ${SEEN_MS + (lateMs ?? 0)} ms behind`);
    }
  }
}

/** How many ms more a replica needed to have what was `counted`; null when it has not in time. */
async function catchUp(replica: Cluster['primary'], counted: number): Promise<number | null> {
  for (let waited = 0; waited <= CAUGHT_UP_MS; waited += LOOK_MS) {
    if ((await counter(replica)) >= counted) return waited;
    await fairDelay(LOOK_MS);
  }
  return null;
}

const TURN_MS = 50;

/** So long on a quiet machine: on a busy one servers and this process wait for their turns alike. */
async function fairDelay(ms: number): Promise<void> {
  for (let waited = 0; waited < ms; waited += TURN_MS) await delay(TURN_MS);
}

/** Asks again where a busy machine gave no answer in time: what is looked at is not how fast it is. */
async function counter(server: Cluster['primary'], tries = MAX_TRIES): Promise<number> {
  try {
    const { rows } = await server.execute('select version from catalogue_version where id = 1');
    return Number(rows[0]?.version);
  } catch (error) {
    if (tries === 1) throw error;
    return counter(server, tries - 1);
  }
}
