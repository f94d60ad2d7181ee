import { createHash } from 'node:crypto';
import { Broken, must } from './broken.ts';
import type { Invariant, Report } from './invariants/invariant.ts';
import { INVARIANTS } from './invariants/all.ts';
import { mixSeeds, Random } from './random.ts';
import { actOf, drawStep, type Step } from './step.ts';
import { isDeciding, touched } from './touched.ts';
import { type Place, World } from './world/world.ts';

/** Steps of one world. Many short worlds find more than one long one, and stay small. */
export const WORLD_STEPS = 500;

/** How often, in steps, everything is checked and not only what a step touched. */
const AUDIT_EVERY = 250;

/** How long another isolate may use an old catalogue; every step ends after that. */
const SETTLE_MS = 2_001;

export type Told = { step: Step; at: string; said: string };

/** The result of one world. */
export type Episode = {
  seed: number;
  steps: number;
  /** A digest of everything that was done, answered and written: the same for the same seed. */
  hash: string;
  history: Told[];
  broken: { invariant: string; seen: string } | null;
};

/** The steps that a seed draws; they do not depend on the state of the world. */
export function drawSteps(seed: number, count: number): Step[] {
  const random = new Random(mixSeeds(seed, 0x57));
  return Array.from({ length: count }, () => drawStep(random));
}

/**
 * Runs one world's steps and stops at the first broken promise.
 * @param only Checks this promise alone, besides those that acts check themselves.
 * @param place Where the world's database is; in memory by default.
 */
export async function live(
  seed: number,
  steps: readonly Step[],
  only: string | null = null,
  place?: Place,
): Promise<Episode> {
  const invariants = INVARIANTS.filter(({ name }) => only === null || name === only);
  const world = new World(seed, place);
  const hash = createHash('sha256');
  const history: Told[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      const told: Told = { step, at: world.clock.instant, said: '' };
      history.push(told);
      const report = await take(world, step, told, invariants);
      hash.update(JSON.stringify([told, report.changes]));
      if ((index + 1) % AUDIT_EVERY === 0 || index + 1 === steps.length)
        await audit(world, invariants);
    }
    return { seed, steps: steps.length, hash: hash.digest('hex'), history, broken: null };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { invariant, message: seen } = error;
    const broken = { invariant, seen };
    return { seed, steps: history.length, hash: hash.digest('hex'), history, broken };
  } finally {
    world.close();
  }
}

/** One step: time passes, the act is done under its fault, and what it touched is checked. */
export async function take(
  world: World,
  step: Step,
  told: Told,
  invariants: readonly Invariant[],
): Promise<Report> {
  const dice = new Random(step.seed);
  world.clock.advance(dice.chance(0.12) ? dice.int(0, 20_000) : dice.int(0, 50));
  world.arm(step.fault);
  try {
    told.said = await actOf(step).run(world, dice);
  } finally {
    world.arm(null);
  }
  const complaints = world.takeComplaints();
  must('every answer is a known one', complaints.length === 0 || step.fault !== null, () =>
    complaints.join(' '),
  );
  const changes = world.takeChanges();
  if (changes.some(isDeciding)) world.clock.advance(SETTLE_MS);
  const report = touched(world, step.act, changes);
  for (const { check } of invariants) await check?.(world, report);
  return report;
}

async function audit(world: World, invariants: readonly Invariant[]): Promise<void> {
  const drift = world.mirror.findDrift();
  if (drift.length > 0) throw new Error(`the mirror is wrong: ${drift.join('; ')}`);
  for (const invariant of invariants) await invariant.audit?.(world);
}
