import { type Episode, live } from './episode.ts';
import type { Step } from './step.ts';

/**
 * The fewest steps that still break the same promise: parts of the history are left out, large ones
 * first, as long as what is left breaks it too (delta debugging); then faults that do not matter.
 */
export async function shrink(
  seed: number,
  steps: readonly Step[],
  found: Episode,
): Promise<Episode> {
  const invariant = found.broken?.invariant;
  let best = found;
  let kept = steps.slice(0, found.steps);
  const attempt = async (fewer: readonly Step[]): Promise<boolean> => {
    const tried = await live(seed, fewer);
    if (tried.broken?.invariant !== invariant) return false;
    best = tried;
    kept = fewer.slice(0, tried.steps);
    return true;
  };
  for (
    let size = Math.ceil(kept.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    // From the end: what broke it lies there, what it needs is more often late than early.
    for (let end = kept.length - 1; end > 0; end -= size) {
      const start = Math.max(0, end - size);
      await attempt([...kept.slice(0, start), ...kept.slice(end)]);
    }
  }
  for (const [index, step] of kept.entries()) {
    if (step.fault === null) continue;
    await attempt(kept.with(index, { ...step, fault: null }));
  }
  return best;
}
