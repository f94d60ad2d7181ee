import type { Camera } from '../core/camera.ts';
import { Canvas } from '../core/canvas.ts';
import type { Light } from '../core/light.ts';
import { createLight } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { createRng } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import type { Landscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { MASTER } from './scene.ts';

/** The basis of every composition. */
export interface Setup {
  readonly canvas: Canvas;
  readonly light: Light;
  readonly rnd: Rng;
  readonly landscape: Landscape;
  /** The sun's side: 1 right, −1 left. */
  readonly side: 1 | -1;
  /** Mirrors the composition: 1 or −1. */
  readonly turn: 1 | -1;
  stage(cam: Partial<Camera>): Stage;
}

export function setUp({ id, light: hour, house }: SceneSpec): Setup {
  const rnd = createRng(id);
  const canvas = new Canvas(MASTER.width, MASTER.height);
  const light = createLight(hour, house.sun);
  return {
    canvas,
    light,
    rnd,
    side: house.sun,
    turn: house.mirrored ? -1 : 1,
    landscape: house.landscape,
    stage: (cam) => ({
      canvas,
      light,
      rnd,
      casters: [],
      cam: {
        eye: [0, 0, 1.7],
        yaw: 0,
        pitch: 0,
        focal: 1300,
        cx: MASTER.width / 2,
        cy: MASTER.height / 2,
        mirror: null,
        ...cam,
      },
    }),
  };
}
