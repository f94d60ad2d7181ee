import type { Invariant } from './invariant.ts';
import { nights } from './nights.ts';
import { offered } from './offered.ts';
import { promises } from './promises.ts';

/** Every promise that is checked, the cheapest and most telling first. */
export const INVARIANTS: readonly Invariant[] = [nights, promises, offered];
