import type { Deps } from '../../deps.ts';

const stale = new WeakSet<Deps>();

/** Tells this isolate's search that a write of its own has changed the catalogue. */
export function catalogueChanged(deps: Deps): void {
  stale.add(deps);
}
