import { inject } from 'vitest';

/** How often a property is drawn in this run, where `usual` is a full run of an ordinary day. */
export const runs = (usual: number): number => Math.ceil(usual * inject('effort').properties);
