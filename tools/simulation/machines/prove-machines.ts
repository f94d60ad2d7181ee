import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Broken, must } from '../broken.ts';
import { editsOf, type PlantedBug } from '../planted/bug.ts';
import { Random } from '../random.ts';
import { act, type Life, TWICE } from './acts.ts';
import { type Machine, startCluster } from './cluster.ts';
import { makeTrouble } from './faults.ts';
import { Truth } from './truth.ts';

/** People who act at the same time. */
const PEOPLE = 4;

type MachinesOutcome = {
  steps: number;
  faults: string[];
  broken: { invariant: string; seen: string } | null;
};

/**
 * Runs so many acts on `machines` Workers with a replica each (docs/proof.md). The seed decides what
 * people want and which faults occur; when things happen depends on the machine.
 */
export async function proveMachines(wanted: {
  machines: number;
  seed: number;
  steps: number;
  bug: PlantedBug | null;
}): Promise<MachinesOutcome> {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-machines-'));
  const cluster = await startCluster(
    directory,
    wanted.machines,
    wanted.bug ? editsOf(wanted.bug) : [],
  );
  const dice = new Random(wanted.seed);
  const next = () => dice.pick(cluster.machines) as Machine;
  const life: Life = { cluster, dice, next, truth: new Truth(), stays: new Map() };
  const outcome: MachinesOutcome = { steps: 0, faults: [], broken: null };
  let left = wanted.steps;
  let busy = PEOPLE;
  const live = async () => {
    for (; left > 0 && outcome.broken === null; outcome.steps += 1) {
      left -= 1;
      await act(life);
    }
  };
  const noting = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      outcome.broken ??= { invariant: error.invariant, seen: error.message };
    }
  };
  try {
    const people = Array.from({ length: PEOPLE }, () => noting(live()).finally(() => (busy -= 1)));
    const isOver = () => busy === 0 || outcome.broken !== null;
    const trouble = makeTrouble(life, isOver, (fault) => outcome.faults.push(fault));
    await Promise.all([...people, noting(trouble)]);
    if (outcome.broken === null) await noting(requireOnce(life));
  } finally {
    await cluster.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  return outcome;
}

/** On the primary every night has one stay, and every acknowledged stay that stands is there. */
async function requireOnce({ cluster, stays }: Life): Promise<void> {
  const twice = await cluster.primary.execute(
    `select a.code, b.code as other from reservations a join reservations b
     on a.villa_id = b.villa_id and a.id < b.id and a.check_in < b.check_out and b.check_in < a.check_out
     where a.status in ('requested', 'option', 'confirmed') and b.status in ('requested', 'option', 'confirmed')`,
  );
  must(TWICE, twice.rows.length === 0, () => JSON.stringify(twice.rows));
  const standing = await cluster.primary.execute(
    `select r.code, count(n.night) as nights from reservations r left join villa_nights n on n.ref = r.id
     where r.status = 'requested' group by r.id`,
  );
  const codes = new Map(standing.rows.map(({ code, nights }) => [String(code), Number(nights)]));
  for (const { code } of stays.values())
    must(TWICE, (codes.get(code) ?? 0) > 0, () => `${code} was acknowledged and has no night`);
}
