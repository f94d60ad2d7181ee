import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import { box, drawAll } from '../core/items.ts';
import { between, choose } from '../core/random.ts';
import type { Face } from '../core/stage.ts';
import { paintFace } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { lantern, lounger } from '../house/furniture.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { drawPool, poolRim } from '../nature/pool.ts';
import { bush, pot } from '../nature/shrubs.ts';
import { stand } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import { createRoom, patch } from '../rooms/room.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

/** A pool within walls: a glazed end towards the view, a stone flank, a boarded ceiling. */
export function drawIndoorPool(spec: SceneSpec): Canvas {
  const setup = setUp(spec);
  const { canvas, rnd, turn } = setup;
  const half = 5;
  const { length, width } = spec.house.indoorPool ?? { length: 6, width: 3 };
  const depth = length + 2.8;
  const height = 3.5;
  const floor = choose(rnd, ['#e6d9c2', '#d9c9ac', '#e9e1d2']);
  const { plaster, stone: rough, timber } = spec.house.palette;
  const room = createRoom(spec, setup, {
    half,
    depth,
    height,
    wall: plaster,
    floor,
    floorTexture: slabs(0.9, 0.9),
    eye: [turn * 1.3, -2.6, 1.75],
    yaw: turn * -0.09,
    focal: 1150,
    cy: 560,
    windows: [[-4.6, 0.04, 4.6, 3.2]],
    sideWindows: [
      [2, 0.04, depth / 2, 2.9],
      [depth / 2 + 0.6, 0.04, depth - 1, 2.9],
    ],
  });
  const { stage } = room;
  const ceiling: Face = {
    o: [-half, depth, height - 0.02],
    u: [half * 2, 0, 0],
    v: [0, -(depth - 0.2), 0],
  };
  paintFace(stage, ceiling, timber, {
    texture: boards(0.28, true),
    shadow: false,
  });
  const flank: Face =
    turn === 1
      ? { o: [half - 0.02, depth, 0], u: [0, -depth, 0], v: [0, 0, height] }
      : { o: [-half + 0.02, 0, 0], u: [0, depth, 0], v: [0, 0, height] };
  paintFace(stage, flank, rough, { texture: stone(0.3), shadow: false, foot: 0.25 });
  if (setup.light.hour !== 'blue') patch(stage, setup.light, flank, room.panes, rough, 0.55);
  const x0 = -turn * 0.8 - width / 2;
  drawPool(stage, {
    rim: poolRim('rectangle', [x0, 1.2, x0 + width, 1.2 + length]),
    coping: shift(floor, 0.03),
    cell: 0.6,
    reflect: () => {
      const top = project(stage.cam, [0, depth, 0])[1];
      for (const pane of room.panes.slice(0, 1)) {
        const [a] = project(stage.cam, pane.o);
        const [b] = project(stage.cam, [pane.o[0] + pane.u[0], pane.o[1], 0]);
        canvas.rect(
          a,
          top,
          b - a,
          260,
          canvas.linear(
            [0, top],
            [0, top + 260],
            [
              [0, setup.light.sky[3]?.[1] ?? '#ffffff', 0.9],
              [1, setup.light.sky[0]?.[1] ?? '#ffffff', 0.2],
            ],
          ),
        );
        for (let i = 1; i < 7; i += 1)
          canvas.rect(a + ((b - a) * i) / 7 - 3, top, 6, 230, '#6d563f', 0.5);
      }
    },
  });
  const sx = turn * 3.3;
  const linen = choose(rnd, ['#f6eee0', '#ead9c2', '#dfe3da']);
  drawAll(stage, [
    ...lounger(sx - 0.3, 2.6, 0, linen),
    ...lounger(sx - 0.3, 5.4, 0, linen),
    box([sx - 0.25, 5, 0], [sx + 0.2, 5.35, 0.42], '#a97f58', { foot: 0.3 }),
    stand(
      pot(0.6, olive(between(rnd, 1.9, 2.3))),
      [turn * 4.2, depth - 1.2, 0],
      2,
      `${spec.id}/p1`,
    ),
    stand(pot(0.55, bush(1, 1, FOLIAGE.citrus)), [turn * -4.3, depth - 1, 0], 2, `${spec.id}/p2`),
    stand(pot(0.5, bush(0.9, 1.1, FOLIAGE.wet)), [turn * 4.4, 1.3, 0], 2, `${spec.id}/p3`),
    lantern(turn * 2.75, depth - 1.6, 0, 0.36),
  ]);
  if (stage.light.lamps > 0.8)
    canvas.glow(project(stage.cam, [0, depth - 3, 1]), 800, '#ffb968', 0.3);
  return canvas;
}
