import type { Camera } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { between, choose } from '../core/random.ts';
import type { SceneSpec } from './scene.ts';
import { MASTER } from './scene.ts';
import { drawSite } from './open-air.ts';
import { setUp } from './setup.ts';
import type { Setup } from './setup.ts';
import { layOut } from './site.ts';

function finish({ canvas, light, side }: Setup): Canvas {
  if (light.hour === 'golden') canvas.glow([side > 0 ? 1500 : 100, 380], 1100, '#ffcf8f', 0.32);
  return canvas;
}

/** The whole house over its pool, two-point perspective, landscape behind. */
export function drawFacade(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { rnd } = setup;
  const { house } = spec;
  const site = layOut(house);
  // In the evening the house is seen from the other side than by day.
  const day = house.mirrored ? -1 : 1;
  const hand = spec.light === 'blue' ? -day : day;
  const yaw = hand * choose(rnd, [0.08, 0.16, 0.24, 0.34, 0.44]);
  const whole = site.half * 1.72 + Math.max(0, house.storeys - 1) * 1.1 + 3.2;
  // Keeps the near edge of the pool in the picture, and the wall below an infinity pool.
  const far = Math.max(whole, 1.5 - site.edge + (house.pool?.shape === 'infinity' ? 9 : 7.4));
  const focal = 1500;
  const cam: Partial<Camera> = {
    eye: [
      -Math.tan(yaw) * (far + 1) + hand * between(rnd, -0.3, 0.6),
      1.5 - far + Math.abs(yaw) * 2,
      between(rnd, 2.9, 3.9),
    ],
    yaw,
    focal,
    cy: between(rnd, 510, 560) + (house.storeys === 3 ? 60 : 0),
  };
  const stage = setup.stage(cam);
  drawSite(stage, house, site);
  site.plants.foreground(stage);
  return finish(setup);
}

/** Beside the pool at eye height, the house across the water. */
export function drawPoolside(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { rnd } = setup;
  const { house } = spec;
  const site = layOut(house);
  const hand = house.mirrored ? 1 : -1;
  const xs = (site.pool ?? []).map((p) => p[0]);
  const end = hand === 1 ? Math.min(...xs) : Math.max(...xs);
  const yaw = hand * between(rnd, 0.62, 0.78);
  const stage = setup.stage({
    eye: [end - hand * between(rnd, 1.6, 2.4), site.edge - between(rnd, 2.4, 3.2), 1.95],
    yaw,
    focal: 1120,
    cx: MASTER.width / 2 - hand * 40,
    cy: between(rnd, 430, 480),
  });
  drawSite(stage, house, site);
  return finish(setup);
}
