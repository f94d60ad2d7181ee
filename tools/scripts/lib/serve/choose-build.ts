import type { Built } from '../build.ts';

/**
 * Folders of builds: the served one, one that the next build is made in, and so the last of the
 * version before is kept, which a way back serves at once.
 */
export const TURNS = ['a', 'b', 'c'] as const;
export type Turn = (typeof TURNS)[number];

type Kept = Built & { turn: Turn };

const newest = (builds: readonly Kept[]): Kept | undefined =>
  builds.toSorted((one, other) => other.at - one.at)[0];

/** The last build of these sources, else what was served, else any. */
export function chooseServed(builds: readonly Kept[], served: Turn): Turn {
  const last = builds.find(({ turn, of }) => turn === served && of !== 'nothing');
  const ours = newest(builds.filter(({ of }) => of === 'these'));
  return (ours ?? last ?? newest(builds.filter(({ of }) => of !== 'nothing')))?.turn ?? served;
}

/** Where the next build is made: not over the last one of the version before. */
export function chooseNext(builds: readonly Kept[], served: Turn): Turn {
  const free = builds.filter(({ turn }) => turn !== served);
  const order = ['nothing', 'these', 'others'];
  const [next] = free.toSorted(
    (one, other) => order.indexOf(one.of) - order.indexOf(other.of) || one.at - other.at,
  );
  return next?.turn ?? served;
}
