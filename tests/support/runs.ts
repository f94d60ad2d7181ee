import { inject } from 'vitest';

/** How often a property is drawn in this run, where `usual` is the number of a full run. */
export const runs = (usual: number): number => Math.ceil(usual * inject('effort').properties);
