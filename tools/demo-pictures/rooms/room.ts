import type { V3 } from '../core/camera.ts';
import { dot, project, projectAll, scale, sub, unit } from '../core/camera.ts';
import { polygon } from '../core/canvas.ts';
import { glaze, shift } from '../core/color.ts';
import { box, drawAll } from '../core/items.ts';
import type { Light } from '../core/light.ts';
import { tone } from '../core/light.ts';
import { createRng } from '../core/random.ts';
import type { Face, FacePaint, Stage } from '../core/stage.ts';
import { corners, fill, outline, outward, paintFace, part } from '../core/stage.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import type { Setup } from '../scenes/setup.ts';
import { view } from './window.ts';

/** A room in metres: x from −half to half, y from 0 to depth, z from 0 to height. */
export interface Room {
  readonly half: number;
  readonly depth: number;
  readonly height: number;
  readonly stage: Stage;
  /** The light outside, for the view and the patches. */
  readonly outside: Light;
  readonly panes: Face[];
}

/** Light within walls: shade is warm and bright, the sun comes in through the windows. */
function indoors(light: Light, sun: V3): Light {
  const blue = light.hour === 'blue';
  return {
    ...light,
    sun: unit(sun),
    sunTint: blue
      ? [0.86, 0.74, 0.6]
      : [light.sunTint[0] * 0.96, light.sunTint[1] * 0.96, light.sunTint[2] * 0.96],
    shadeTint: blue
      ? [0.62, 0.53, 0.5]
      : light.hour === 'golden'
        ? [0.9, 0.81, 0.73]
        : light.hour === 'noon'
          ? [0.89, 0.895, 0.9]
          : [0.9, 0.88, 0.86],
  };
}

export interface RoomPlan {
  readonly half: number;
  readonly depth: number;
  readonly height: number;
  readonly wall: string;
  readonly floor: string;
  readonly floorTexture: FacePaint['texture'];
  readonly eye: V3;
  readonly yaw: number;
  readonly focal: number;
  readonly cy: number;
  /** Windows in the back wall: x0, z0, x1, z1. */
  readonly windows: readonly (readonly [number, number, number, number])[];
  /** Windows in the side wall on the light's side: y0, z0, y1, z1. */
  readonly sideWindows?: readonly (readonly [number, number, number, number])[];
  readonly arched?: boolean;
}

/** Paint the shell of a room, its windows with the view outside, and the light on the floor. */
export function createRoom(spec: SceneSpec, setup: Setup, plan: RoomPlan): Room {
  const { light, turn } = setup;
  const base = setup.stage({ eye: plan.eye, yaw: plan.yaw, focal: plan.focal, cy: plan.cy });
  const sun: V3 = [
    turn * -0.62,
    0.62,
    light.hour === 'golden' || light.hour === 'morning' ? 0.5 : 0.95,
  ];
  const stage: Stage = { ...base, light: indoors(light, sun) };
  const { half, depth, height } = plan;
  const back: Face = { o: [-half, depth, 0], u: [half * 2, 0, 0], v: [0, 0, height] };
  const left: Face = { o: [-half, 0.2, 0], u: [0, depth - 0.2, 0], v: [0, 0, height] };
  const right: Face = { o: [half, depth, 0], u: [0, -(depth - 0.2), 0], v: [0, 0, height] };
  const floor: Face = { o: [-half, 0.2, 0], u: [half * 2, 0, 0], v: [0, depth - 0.2, 0] };
  const ceiling: Face = {
    o: [-half, depth, height],
    u: [half * 2, 0, 0],
    v: [0, -(depth - 0.2), 0],
  };
  paintFace(stage, ceiling, shift(plan.wall, 0.01), { shadow: false });
  for (const wall of [left, right, back])
    paintFace(stage, wall, plan.wall, { shadow: false, foot: 0.2 });
  paintFace(stage, floor, plan.floor, {
    shadow: false,
    ...(plan.floorTexture ? { texture: plan.floorTexture } : {}),
  });
  corner(stage, plan);

  const panes = plan.windows.map(([x0, z0, x1, z1]): Face => ({
    o: [x0, depth, z0],
    u: [x1 - x0, 0, 0],
    v: [0, 0, z1 - z0],
  }));
  const sideX = turn * -half;
  for (const [y0, z0, y1, z1] of plan.sideWindows ?? []) {
    panes.push(
      turn === 1
        ? { o: [sideX, y0, z0], u: [0, y1 - y0, 0], v: [0, 0, z1 - z0] }
        : { o: [sideX, y1, z0], u: [0, y0 - y1, 0], v: [0, 0, z1 - z0] },
    );
  }
  beams(stage, plan, spec.house.id);
  bloom(stage, plan, panes);
  for (const pane of panes) view(spec, setup, stage, pane, plan.arched === true);
  if (light.hour !== 'blue') {
    for (const face of [floor, turn === 1 ? right : left])
      patch(stage, light, face, panes, face === floor ? plan.floor : plan.wall);
  }
  return { half, depth, height, stage, outside: light, panes };
}

/** Timber beams under the ceiling of the rooms that have them. */
function beams(stage: Stage, plan: RoomPlan, id: string): void {
  if (createRng(`${id}/beams`)() < 0.35) return;
  const items = [];
  for (let x = -plan.half + 0.3; x < plan.half; x += 0.85) {
    items.push(
      box([x, 0.2, plan.height - 0.13], [x + 0.1, plan.depth, plan.height], '#b08a62', {
        foot: 0,
        casts: false,
      }),
    );
  }
  drawAll(stage, items);
}

/** The wall glows round its windows and darkens away from them. */
function bloom(stage: Stage, plan: RoomPlan, panes: readonly Face[]): void {
  const { canvas, light } = stage;
  if (light.hour === 'blue') return;
  const wall = outline(stage, [
    [-plan.half, plan.depth, 0],
    [plan.half, plan.depth, 0],
    [plan.half, plan.depth, plan.height],
    [-plan.half, plan.depth, plan.height],
  ]);
  canvas.clip(wall, () => {
    const far = -Math.sign(light.sun[0]) * plan.half;
    const [a, b] = [
      project(stage.cam, [-far, plan.depth, 1]),
      project(stage.cam, [far, plan.depth, 1]),
    ];
    canvas.path(
      wall,
      canvas.linear(a, b, [
        [0, light.glow, 0.24],
        [0.6, light.glow, 0],
        [1, '#6d5a4c', 0.12],
      ]),
    );
    for (const pane of panes.slice(0, 1)) {
      const [x, y] = project(stage.cam, part(pane, 0.5, 0.5, 1, 1).o);
      canvas.glow([x, y], 560, light.glow, 0.34);
    }
  });
}

/** Soft darkening where walls meet floor and ceiling. */
function corner(stage: Stage, plan: RoomPlan): void {
  const { half, depth, height } = plan;
  const dark = tone(stage.light, shift(plan.wall, -0.25), -1);
  const bands: V3[][] = [
    [
      [-half, depth, 0],
      [half, depth, 0],
      [half, depth - 0.5, 0],
      [-half, depth - 0.5, 0],
    ],
    [
      [-half, depth, height],
      [half, depth, height],
      [half, depth - 0.6, height],
      [-half, depth - 0.6, height],
    ],
  ];
  for (const band of bands) fill(stage, band, dark, 0.14);
}

/** Sunlight that falls through the panes onto a surface. */
export function patch(
  stage: Stage,
  outside: Light,
  face: Face,
  panes: readonly Face[],
  base: string,
  opacity = 0.85,
): void {
  const n = outward(face);
  const { sun } = stage.light;
  const slope = dot(n, sun);
  if (slope < 0.05) return;
  const lit = glaze(shift(base, 0.045), [
    outside.sunTint[0] * 1.06,
    outside.sunTint[1] * 1.03,
    outside.sunTint[2],
  ]);
  stage.canvas.clip(outline(stage, corners(face)), () => {
    for (const pane of panes) {
      const count = Math.max(1, Math.round(Math.hypot(...pane.u) / 1.3));
      for (let i = 0; i < count; i += 1) {
        for (const [t0, t1] of [
          [0.02, 0.49],
          [0.51, 0.98],
        ] as const) {
          const piece = corners(part(pane, i / count + 0.02, t0, (i + 1) / count - 0.02, t1));
          const fallen = piece.map((p) => sub(p, scale(sun, dot(sub(p, face.o), n) / slope)));
          stage.canvas.path(polygon(projectAll(stage.cam, fallen)), lit, opacity);
        }
      }
    }
  });
}
