import type { Hour } from '../core/light.ts';
import type { PoolShape } from '../nature/pool.ts';
import type { Landscape } from './landscape.ts';

export type Composition =
  | 'facade'
  | 'terrace'
  | 'aerial'
  | 'bedroom'
  | 'kitchen'
  | 'bathroom'
  | 'table'
  | 'garden'
  | 'path'
  | 'evening';

/** What a scene shows; its id seeds everything left to chance. */
export interface SceneSpec {
  readonly id: string;
  readonly composition: Composition;
  readonly light: Hour;
  readonly landscape: Landscape | 'any';
  readonly pool: PoolShape | null;
  readonly sea: boolean;
  readonly size: 'small' | 'large' | null;
}

/** Master size of a scene, pixels. */
export const MASTER = { width: 1600, height: 1200 } as const;
