import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import type { Canvas, Pt } from '../core/canvas.ts';
import { line, polygon, smooth } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { bell, between, chance, choose, createNoise, createRng, hashText } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { fill, paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import { lounger, parasol } from '../house/furniture.ts';
import { buildHouse } from '../house/houses.ts';
import { cypress, fir } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { drawPool, poolRim } from '../nature/pool.ts';
import { BLOSSOM, bush } from '../nature/shrubs.ts';
import { crownShadow, stand } from '../nature/stand.ts';
import { crown } from '../nature/trees.ts';
import type { Landscape } from './landscape.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';

const EARTH: Record<Landscape, string> = {
  kalkan: '#cdb88f',
  bodrum: '#d3c19a',
  fethiye: '#a9ab7c',
  sapanca: '#7f9a66',
  inland: '#c2b57e',
};

/** The coast from above: wavering shore, shallows, a line of foam. */
function shore(stage: Stage, y: number): void {
  const { canvas, light, rnd } = stage;
  const noise = createNoise(rnd);
  // At sunset the sky's mauve lies on far water only; from above one sees into it.
  const water = light.hour === 'golden' ? light.pool.deep : light.sea.mid;
  const deep = light.hour === 'golden' ? mix(light.sea.near, light.pool.deep, 0.5) : light.sea.near;
  const edge = (off: number): V3[] =>
    Array.from({ length: 41 }, (_, i): V3 => {
      const x = -70 + i * 3.5;
      return [x, y + off + noise(i * 0.31) * 3.4 + noise(i * 0.9 + 9) * 1.2, 0];
    });
  const far: V3[] = [
    [80, 160, 0],
    [-80, 160, 0],
  ];
  const shape = (off: number) => polygon(projectAll(stage.cam, [...edge(off), ...far]));
  const [top] = [project(stage.cam, [0, 160, 0])[1]];
  const low = project(stage.cam, [0, y, 0])[1];
  canvas.path(shape(-1.1), tone(light, '#e9dcc0', 0.8));
  canvas.path(shape(0), mix(light.pool.light, water, 0.15));
  canvas.path(shape(2.4), mix(light.pool.light, water, 0.5));
  canvas.path(
    shape(5.5),
    canvas.linear(
      [0, low],
      [0, Math.max(top, -200)],
      [
        [0, water],
        [0.5, deep],
        [1, mix(deep, light.sea.mid, 0.4)],
      ],
    ),
  );
  let foam = '';
  for (const off of [0, 1.3])
    foam += line(projectAll(stage.cam, [...edge(off), ...edge(off).toReversed()]).slice(0, 41));
  canvas.stroke(foam, mix('#ffffff', light.haze, 0.2), 2.4, 0.75);
  let glints = '';
  for (let i = 0; i < 160; i += 1) {
    const p = project(stage.cam, [bell(rnd) * 60, y + 5 + rnd() ** 1.4 * 60, 0]);
    const w = between(rnd, 8, 40);
    glints += `M${Math.round(p[0])} ${Math.round(p[1])}q${Math.round(w / 2)} -2.4 ${Math.round(w)} 0q${Math.round(-w / 2)} 2.4 ${Math.round(-w)} 0Z`;
  }
  canvas.path(glints, mix(light.sea.far, '#ffffff', 0.4), 0.5);
}

/** Fields and terraces on the ground: curved bands between dry walls. */
function fields(stage: Stage, landscape: Landscape, until: number): void {
  const { canvas, rnd } = stage;
  const base = tone(stage.light, EARTH[landscape], 0.6);
  const noise = createNoise(rnd);
  for (let y = -26; y < until; y += between(rnd, 3, 4.6)) {
    const edge = (off: number): Pt[] =>
      projectAll(
        stage.cam,
        Array.from({ length: 34 }, (_, i): V3 => [
          -60 + i * 3.6,
          y + off + noise(i * 0.22 + y * 0.05) * 2.6,
          0,
        ]),
      );
    const band = [...edge(0), ...edge(3.2).toReversed()];
    canvas.path(
      smooth(band),
      shift(base, between(rnd, -0.035, 0.035), 1 + between(rnd, -0.1, 0.25)),
      0.7,
    );
    if (landscape !== 'sapanca') canvas.stroke(line(edge(0)), shift(base, -0.09), 2.4, 0.6);
  }
}

/** House and pool from above: roofs, deck, garden, and what surrounds them. */
export function drawAerial(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec);
  const large = spec.size === 'large';
  const yaw = turn * between(rnd, 0.15, 0.7);
  const high = large ? 27 : 23;
  const pitch = between(rnd, 0.62, 0.74);
  const reach = high / Math.tan(pitch);
  const stage = make({
    eye: [-Math.sin(yaw) * reach, 0.5 - Math.cos(yaw) * reach, high],
    yaw,
    pitch,
    focal: large ? 1660 : 1780,
    cy: between(rnd, 560, 620),
  });
  const until = spec.sea ? 19 : 60;
  paintFace(stage, { o: [-90, -60, -0.05], u: [180, 0, 0], v: [0, 240, 0] }, EARTH[landscape], {
    shadow: false,
  });
  fields(stage, landscape, until);
  if (spec.sea) shore(stage, until);
  const house = buildHouse(
    landscape,
    hashText(`${spec.id}/manner`),
    createRng(`${spec.id}/house`),
    large,
    chance(rnd),
  );
  const items: Item[] = [...house.items];
  const cushions = choose(rnd, ['#f8f0e2', '#f0dcc2']);
  items.push(
    ...lounger(3.4, -3.1, 0, cushions),
    ...lounger(4.6, -3.1, 0, cushions),
    parasol(-4.6, -2.4, 1.5, 2.5),
    parasol(4.6, -1.2, 1.4, 2.5, '#efd9b8'),
  );
  if (spec.pool === 'sheltered')
    for (const x of [-9.4, 9]) items.push(box([x, -12, 0], [x + 0.4, 8, 2.4], '#f3eadb'));
  else
    for (const x of [-11.2, 11])
      items.push(box([x, -12.4, 0], [x + 0.4, 9, 0.8], '#cfba96', { texture: stone(0.3) }));
  items.push(box([-11.2, 9, 0], [11.4, 9.4, 0.8], '#cfba96', { texture: stone(0.3) }));
  const crowns: { at: V3; height: number; radius: number }[] = [];
  const wet = landscape === 'sapanca';
  const room = (x: number, y: number) => Math.abs(x) > (large ? 13 : 12) || y > 11 || y < -14.5;
  const grid = landscape === 'inland' || landscape === 'kalkan';
  const count = wet || landscape === 'fethiye' ? 420 : 300;
  for (let i = 0; i < count; i += 1) {
    const gx = grid ? Math.round(bell(rnd) * 9) * 4.2 + bell(rnd) * 0.8 : bell(rnd) * 40;
    const gy = grid ? Math.round(between(rnd, -5, 9)) * 4 + bell(rnd) * 0.7 : between(rnd, -20, 40);
    if (
      !room(gx, gy) ||
      (spec.sea && gy > until - 4.5) ||
      crowns.some((c) => Math.hypot(c.at[0] - gx, c.at[1] - gy) < 2)
    )
      continue;
    const r = between(rnd, 1.1, 1.9);
    const tall = wet ? between(rnd, 5, 8.5) : r * 1.7;
    crowns.push({ at: [gx, gy, 0], height: tall, radius: r });
    const plant = wet
      ? fir(tall)
      : landscape === 'fethiye'
        ? crown(r, FOLIAGE.pine)
        : chance(rnd, 0.14) && !grid
          ? cypress(4)
          : crown(r, landscape === 'bodrum' && chance(rnd, 0.3) ? FOLIAGE.citrus : FOLIAGE.olive);
    items.push(stand(plant, [gx, gy, 0], tall, `${spec.id}/t${i}`));
  }
  const flower = landscape === 'bodrum' ? BLOSSOM.bougainvillea : BLOSSOM.oleander;
  for (let y = -11.5; y < 8; y += between(rnd, 1.4, 2.2)) {
    for (const x of [-10.2, 10.1])
      items.push(
        stand(
          bush(
            between(rnd, 1.2, 2),
            between(rnd, 0.8, 1.3),
            wet ? FOLIAGE.wet : FOLIAGE.shrub,
            chance(rnd, 0.5) ? flower : undefined,
          ),
          [x, y, 0],
          1,
          `${spec.id}/b${x}${y}`,
        ),
      );
  }
  castAll(stage, items);
  const lawn = { o: [-11, -12.4, 0] as V3, u: [22, 0, 0] as V3, v: [0, 21.6, 0] as V3 };
  paintFace(stage, lawn, wet ? '#93ad6f' : landscape === 'bodrum' ? '#eadfc9' : '#b5b983', {
    shadow: false,
  });
  const timber = wet || chance(rnd, 0.3);
  const deckColor = timber ? '#c09c74' : '#efe5d1';
  const deck = { o: [-8.6, -11.4, 0] as V3, u: [17.2, 0, 0] as V3, v: [0, 12.6, 0] as V3 };
  paintFace(stage, deck, deckColor, {
    texture: timber ? boards(0.3) : slabs(1.2, 1.2),
    shadow: false,
  });
  if (light.hour !== 'blue') {
    canvas.path(shadowOn(stage, lawn), tone(light, wet ? '#93ad6f' : '#b5b08a', 0), 0.85);
    canvas.path(shadowOn(stage, deck), tone(light, deckColor, 0), 0.9);
  }
  for (const c of crowns)
    crownShadow(stage, c.at, Math.min(c.height, c.radius * 1.1), c.radius * 0.9, EARTH[landscape]);
  if (spec.pool) {
    const bounds =
      spec.pool === 'round'
        ? ([-3.6, -10.4, 3.6, -3.6] as const)
        : ([-6.6, -10.2, 2.6, -3.8] as const);
    drawPool(stage, { rim: poolRim(spec.pool, bounds), above: true, cell: 0.85 });
    if (light.lamps > 0.8)
      canvas.glow(project(stage.cam, [-1.5, -7, 0]), 420, '#66e6e2', 0.55, 0.6);
  }
  drawAll(stage, items);
  if (light.lamps > 0.8)
    for (const x of [-4, 0, 4])
      canvas.glow(project(stage.cam, [x, 0.2, 0.5]), 300, light.glow, 0.5, 0.7);
  if (spec.sea)
    fill(
      stage,
      [
        [-90, 90, 0],
        [90, 90, 0],
        [90, 260, 0],
        [-90, 260, 0],
      ],
      light.haze,
      0.25,
    );
  return canvas;
}
