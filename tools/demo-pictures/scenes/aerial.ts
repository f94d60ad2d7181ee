import type { V3 } from '../core/camera.ts';
import { project, projectAll } from '../core/camera.ts';
import type { Canvas, Pt } from '../core/canvas.ts';
import { line, polygon, smooth } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import type { Item } from '../core/items.ts';
import { box, castAll, drawAll } from '../core/items.ts';
import { tone } from '../core/light.ts';
import type { Rng } from '../core/random.ts';
import { bell, between, chance, createNoise } from '../core/random.ts';
import type { Stage } from '../core/stage.ts';
import { paintFace, shadowOn } from '../core/stage.ts';
import { boards, slabs, stone } from '../core/texture.ts';
import type { House } from '../identity/house.ts';
import { cypress, fir } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import type { Plant } from '../nature/limb.ts';
import { drawPool } from '../nature/pool.ts';
import { crownShadow, stand } from '../nature/stand.ts';
import { crown } from '../nature/trees.ts';
import type { Landscape } from './landscape.ts';
import { grassOf } from './open-air.ts';
import type { SceneSpec } from './scene.ts';
import { setUp } from './setup.ts';
import type { Site } from './site.ts';
import { layOut } from './site.ts';

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
  // At sunset only distant water reflects the sky's mauve; from above one looks into the water.
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

/** Metres from the house to the line of the water. */
const SHORE = { shore: 13.5, near: 25, far: 60, none: 60 } as const;

/** House and pool from above: roofs, deck, garden, and what surrounds them. */
export function drawAerial(spec: SceneSpec): Canvas {
  const { canvas, light, rnd, landscape, turn, stage: make } = setUp(spec);
  const { house } = spec;
  const { palette } = house;
  const site = layOut(house);
  const yaw = turn * between(rnd, 0.15, 0.7);
  const high = 13 + site.half * 1.35 + house.storeys;
  const pitch = between(rnd, 0.62, 0.74);
  const reach = high / Math.tan(pitch);
  const stage = make({
    eye: [-Math.sin(yaw) * reach, 0.2 - Math.cos(yaw) * reach, high],
    yaw,
    pitch,
    focal: 1680,
    cy: between(rnd, 560, 620),
  });
  const atSea = house.sea === 'near' || house.sea === 'shore';
  const until = SHORE[house.sea];
  const earth = EARTH[landscape];
  paintFace(stage, { o: [-90, -60, -0.05], u: [180, 0, 0], v: [0, 240, 0] }, earth, {
    shadow: false,
  });
  fields(stage, landscape, until);
  if (atSea) shore(stage, until);
  const items: Item[] = [...site.items];
  const [x0, y0, x1] = site.deck;
  const low = y0 - 1;
  if (!house.walled)
    for (const x of [x0 - 1.6, x1 + 1.2])
      items.push(box([x, low, 0], [x + 0.4, 10, 0.8], palette.stone, { texture: stone(0.3) }));
  if (house.sea !== 'shore')
    items.push(
      box([x0 - 1.6, 10, 0], [x1 + 1.6, 10.4, 0.8], palette.stone, { texture: stone(0.3) }),
    );
  const crowns = surroundings(house, rnd, site, until, atSea);
  for (const [i, { plant, at, height }] of crowns.entries())
    items.push(stand(plant, at, height, `${spec.id}/t${i}`));
  castAll(stage, items);
  const lawn = {
    o: [x0 - 1.4, low, 0] as V3,
    u: [x1 - x0 + 2.8, 0, 0] as V3,
    v: [0, 10 - low, 0] as V3,
  };
  const grass = palette.lawn || !house.pool ? grassOf(house) : mix(palette.deck, earth, 0.45);
  paintFace(stage, lawn, grass, { shadow: false });
  const deck = { o: [x0, y0, 0] as V3, u: [x1 - x0, 0, 0] as V3, v: [0, 2 - y0, 0] as V3 };
  paintFace(stage, deck, palette.deck, {
    texture: palette.boarded ? boards(0.3) : slabs(1.2, 1.2),
    shadow: false,
  });
  if (light.hour !== 'blue') {
    canvas.path(shadowOn(stage, lawn), tone(light, grass, 0), 0.85);
    canvas.path(shadowOn(stage, deck), tone(light, palette.deck, 0), 0.9);
  }
  for (const c of crowns)
    crownShadow(stage, c.at, Math.min(c.height, c.radius * 1.1), c.radius * 0.9, earth);
  const coping = mix(palette.deck, '#fbf4e6', 0.5);
  const falls = house.pool?.shape === 'infinity';
  if (site.pool)
    drawPool(stage, {
      rim: site.pool,
      above: true,
      cell: 0.85,
      coping,
      ...(falls ? { overflow: 'near' } : {}),
    });
  if (site.childrensPool)
    drawPool(stage, { rim: site.childrensPool, above: true, cell: 0.5, coping });
  drawAll(stage, items);
  return canvas;
}

interface Crown {
  readonly plant: Plant;
  readonly at: V3;
  readonly height: number;
  readonly radius: number;
}

/** Trees of the region around the plot, never on it. */
function surroundings(
  { landscape, wooded }: House,
  rnd: Rng,
  { half, edge }: Site,
  until: number,
  atSea: boolean,
): Crown[] {
  const crowns: Crown[] = [];
  const wet = landscape === 'sapanca';
  const grid = landscape === 'inland' || (landscape === 'kalkan' && !wooded);
  const count = wet || landscape === 'fethiye' ? 380 : wooded ? 340 : 200;
  for (let i = 0; i < count; i += 1) {
    const x = grid ? Math.round(bell(rnd) * 9) * 4.2 + bell(rnd) * 0.8 : bell(rnd) * 40;
    const y = grid ? Math.round(between(rnd, -5, 9)) * 4 + bell(rnd) * 0.7 : between(rnd, -20, 40);
    const free = Math.abs(x) > half + 2.8 || y > 12 || y < edge - 4.5;
    if (!free || (atSea && y > until - 4.5)) continue;
    if (crowns.some((c) => Math.hypot(c.at[0] - x, c.at[1] - y) < 2)) continue;
    const radius = between(rnd, 1.1, 1.9);
    const height = wet ? between(rnd, 5, 8.5) : radius * 1.7;
    const plant = wet
      ? fir(height)
      : landscape === 'fethiye'
        ? crown(radius, FOLIAGE.pine)
        : chance(rnd, 0.14) && !grid
          ? cypress(4)
          : crown(
              radius,
              landscape === 'bodrum' && chance(rnd, 0.3) ? FOLIAGE.citrus : FOLIAGE.olive,
            );
    crowns.push({ plant, at: [x, y, 0], height, radius });
  }
  return crowns;
}
