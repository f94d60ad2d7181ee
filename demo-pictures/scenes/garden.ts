import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import type { Canvas } from '../core/canvas.ts';
import { smooth } from '../core/canvas.ts';
import { shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { between, chance, choose } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { paintFace, shadowOn } from '../core/stage.ts';
import { boards, limewash, stone } from '../core/texture.ts';
import { lantern } from '../house/furniture.ts';
import { drawOpening } from '../house/openings.ts';
import { cypress, fir } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { agave, BLOSSOM, bush, cascade, pot, tuft } from '../nature/shrubs.ts';
import { crownShadow, drawPlant, stand } from '../nature/stand.ts';
import { olive, palm } from '../nature/trees.ts';
import { drawLandscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

/** A garden: an old olive, oleander, a flagged path to an arched door. */
export function drawGarden(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec, 'inland');
  const stage = make({ eye: [turn * -0.8, -4.6, 1.75], yaw: turn * 0.1, focal: 1330, cy: 560 });
  const wet = landscape === 'sapanca';
  const bottom = project(stage.cam, [0, 12, 0])[1] + 10;
  drawLandscape(canvas, light, rnd, landscape, { horizon: 560, bottom, sea: spec.sea, tall: 1.15 });
  const grass = wet ? '#8aa86a' : choose(rnd, ['#b3b378', '#a5ac72', '#c2b583']);
  const items: Item[] = [];
  const wallX = turn * 3.4;
  const [w0, w1] = turn === 1 ? [wallX, wallX + 6] : [wallX - 6, wallX];
  const wallColor = wet ? '#b08a62' : choose(rnd, ['#f8f2e8', '#f0e4cf', '#d6c4a5']);
  const frame = choose(rnd, ['#7f98a0', '#8f7350', '#7f8f74']);
  const texture = wet ? boards(0.22) : wallColor === '#d6c4a5' ? stone(0.26) : limewash();
  items.push(
    box([w0, 3.6, 0], [w1, 9, 3], wallColor, {
      texture,
      foot: 0.25,
      on: {
        front: (s, f) =>
          drawOpening(
            s,
            f,
            { u: turn === 1 ? 1.2 : 3.5, v: 0, w: 1.3, h: 2.35, kind: 'door', frame, depth: 0.25 },
            wallColor,
          ),
        [turn === 1 ? 'left' : 'right']: (s: Stage, f: Parameters<typeof drawOpening>[1]) =>
          drawOpening(
            s,
            f,
            { u: 1.9, v: 0.95, w: 1, h: 1.35, kind: 'shutter', frame, depth: 0.25 },
            wallColor,
          ),
      },
    }),
  );
  items.push(box([-16, 11, 0], [16, 11.4, 0.75], '#cdb894', { texture: stone(0.24) }));
  const tree: V3 = [turn * -3, 4.2, 0];
  items.push(
    stand(
      wet ? fir(7.5) : landscape === 'bodrum' && chance(rnd) ? palm(6) : olive(5.2, 1.25),
      tree,
      5,
      `${spec.id}/tree`,
    ),
  );
  items.push(
    stand(wet ? fir(9) : cypress(7), [turn * -7, 8.4, 0], 7, `${spec.id}/c1`),
    stand(wet ? fir(10) : cypress(8), [turn * -8.6, 9.6, 0], 8, `${spec.id}/c2`),
  );
  const flower =
    landscape === 'bodrum'
      ? BLOSSOM.bougainvillea
      : choose(rnd, [BLOSSOM.oleander, BLOSSOM.white, BLOSSOM.apricot]);
  for (let i = 0; i < 24; i += 1) {
    const y = between(rnd, 1, 10.4);
    const sideX = i % 2 === 0 ? -1 : 1;
    const x = turn * (sideX === -1 ? between(rnd, -8, -1.9) : between(rnd, 1.6, 2.8));
    if (sideX === 1 && y > 3.4 && Math.abs(x) > 3.2) continue;
    const kind = rnd();
    const plant =
      kind < 0.45
        ? bush(
            between(rnd, 1, 1.9),
            between(rnd, 0.8, 1.7),
            wet ? FOLIAGE.wet : FOLIAGE.shrub,
            flower,
          )
        : kind < 0.7
          ? tuft(1.2, 0.9, FOLIAGE.lavender, BLOSSOM.lavender)
          : kind < 0.85 && !wet
            ? agave(0.8)
            : bush(1.1, 0.7, FOLIAGE.olive);
    items.push(stand(plant, [x, y, 0], 1, `${spec.id}/g${i}`));
  }
  items.push(stand(pot(0.6, bush(0.9, 1, FOLIAGE.citrus)), [turn * 4, 3.2, 0], 1, `${spec.id}/p1`));
  if (!wet) items.push(stand(cascade(2.2, 3.1, flower), [turn * 6.4, 3.5, 0], 3, `${spec.id}/cas`));
  castAll(stage, items);
  const floor = { o: [-30, -8, 0] as V3, u: [60, 0, 0] as V3, v: [0, 20, 0] as V3 };
  paintFace(stage, floor, grass, { shadow: false });
  if (light.hour !== 'blue') canvas.path(shadowOn(stage, floor), tone(light, grass, 0), 0.8);
  crownShadow(stage, tree, 4.4, 1.8, grass);
  crownShadow(stage, [turn * 1.2, 1, 0], 3, 1.2, grass);
  const slab = tone(light, '#efe3cd', 0.8);
  for (let i = 0; i < 15; i += 1) {
    const k = i / 14;
    const y = -3 + k * 6.4;
    const x = turn * (-0.7 + k * k * 5.6);
    const points = Array.from({ length: 9 }, (_, j): V3 => {
      const a = (j / 9) * Math.PI * 2;
      return [
        x + Math.cos(a) * 0.52 * between(rnd, 0.85, 1.1),
        y + Math.sin(a) * 0.2 * between(rnd, 0.85, 1.1),
        0,
      ];
    });
    canvas.path(
      smooth(points.map((p) => project(stage.cam, [p[0], p[1] - 0.03, -0.03]))),
      tone(light, shift(grass, -0.1), -1),
      0.6,
    );
    canvas.path(
      smooth(points.map((p) => project(stage.cam, p))),
      shift(slab, between(rnd, -0.03, 0.02)),
    );
  }
  if (light.lamps > 0.3)
    for (const [x, y] of [
      [turn * 0.6, 0.2],
      [turn * 2.4, 2.2],
    ] as const)
      items.push(lantern(x, y, 0, 0.32));
  drawAll(stage, items);
  drawPlant(
    stage,
    bush(1.6, 1.1, wet ? FOLIAGE.wet : FOLIAGE.shrub, flower),
    [turn * -3.3, -0.6, 0],
    `${spec.id}/f1`,
  );
  drawPlant(
    stage,
    tuft(1.5, 1, FOLIAGE.lavender, wet ? undefined : BLOSSOM.lavender),
    [turn * -2.4, -0.9, 0],
    `${spec.id}/f2`,
  );
  return canvas;
}
