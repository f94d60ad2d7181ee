import { type Episode, live } from './episode.ts';
import type { Step } from './step.ts';

/**
 * The fewest steps that still break the same promise. Whole kinds of acts are removed first, then
 * parts of the history, large ones first, as long as the rest still breaks it (delta debugging);
 * last the faults that do not matter.
 */
export async function shrink(
  seed: number,
  steps: readonly Step[],
  found: Episode,
): Promise<Episode> {
  const invariant = found.broken?.invariant ?? null;
  let best = found;
  let kept = steps.slice(0, found.steps);
  const attempt = async (fewer: readonly Step[]): Promise<boolean> => {
    if (fewer.length === kept.length) return false;
    const tried = await live(seed, fewer, invariant);
    if (tried.broken === null || tried.broken.invariant !== invariant) return false;
    best = tried;
    kept = fewer.slice(0, tried.steps);
    return true;
  };
  for (const act of new Set(kept.map((step) => step.act))) {
    await attempt(kept.filter((step) => step.act !== act));
  }
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : size >>> 1) {
    // From the end: what leads to a failure happened late more often than early.
    for (let end = kept.length - 1; end > 0; end -= size) {
      const start = Math.max(0, end - size);
      await attempt([...kept.slice(0, start), ...kept.slice(end)]);
    }
  }
  for (const [index, step] of kept.entries()) {
    if (step.fault === null) continue;
    const tried = kept.with(index, { ...step, fault: null });
    const episode = await live(seed, tried, invariant);
    if (episode.broken?.invariant === invariant) [best, kept] = [episode, tried];
  }
  return best;
}
