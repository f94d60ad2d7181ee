import { run } from '../run.ts';
import { BUGS } from './bugs.ts';
import type { PlantedBug } from './bug.ts';
import type { Finding } from './finding.ts';
import { checkEdits } from './plant.ts';
import { writeProofDoc } from './write-doc.ts';

/** The first seed for every bug, and the most steps. */
const SEED = 1_453;
const MAX_STEPS = 40_000;

/** @throws when the code that some bug breaks has moved. */
export function checkPlanted(): void {
  for (const bug of BUGS) checkEdits(bug);
}

/** Plants every bug in turn and ends with `A of B found`. @returns whether all were. */
export async function provePlanted(wanted: {
  only: string | undefined;
  writesDoc: boolean;
  threads: number;
}): Promise<boolean> {
  checkPlanted();
  const bugs = BUGS.filter(({ name }) => wanted.only === undefined || name.includes(wanted.only));
  const { threads } = wanted;
  const findings = await findEach(bugs, threads);
  const found = findings.filter(({ after }) => after !== null).length;
  const longest = Math.max(0, ...findings.map(({ after }) => after ?? 0));
  const isClean = await holdsWithout(longest, threads);
  if (wanted.writesDoc) writeProofDoc(findings);
  console.log(`${found} of ${bugs.length} found`);
  return isClean && found === bugs.length;
}

/**
 * The product without a bug breaks nothing in the same worlds, so what was found is due to the bug.
 */
async function holdsWithout(steps: number, threads: number): Promise<boolean> {
  if (steps === 0) return true;
  const { broken } = await run({ seed: SEED, steps: wholeWorlds(steps), threads, bug: null });
  console.log(`Without a bug: ${broken?.seen ?? `${wholeWorlds(steps)} steps, 0 broken`}`);
  return broken === null;
}

const wholeWorlds = (steps: number): number => Math.ceil(steps / 500) * 500;

/** One thread a bug, so that the number of steps does not depend on the machine. */
async function findEach(bugs: readonly PlantedBug[], threads: number): Promise<Finding[]> {
  const findings: Finding[] = [];
  const queue = bugs.entries();
  const worker = async () => {
    for (const [index, bug] of queue) {
      const { name } = bug;
      const { steps, broken } = await run({ seed: SEED, steps: MAX_STEPS, threads: 1, bug: name });
      const finding = {
        bug,
        after: broken === null ? null : steps,
        invariant: broken?.invariant ?? '',
        seen: broken?.seen ?? '',
      };
      findings[index] = finding;
      console.log(tell(finding));
    }
  };
  await Promise.all(Array.from({ length: threads }, worker));
  return findings;
}

function tell({ bug, after, invariant, seen }: Finding): string {
  if (after === null) return `✗ ${bug.name}: not found in ${MAX_STEPS} steps`;
  return `✓ ${bug.name}: after ${after} steps: ${invariant}: ${seen.split('\n')[0]?.slice(0, 160)}`;
}
