import type { V3 } from '../core/camera.ts';
import { dot, normalOf, project } from '../core/camera.ts';
import { line } from '../core/canvas.ts';
import { mix } from '../core/color.ts';
import { tone } from '../core/light.ts';
import type { Stage } from '../core/stage.ts';
import { fill, paintFace } from '../core/stage.ts';
import { boards } from '../core/texture.ts';
import type { House } from '../identity/house.ts';
import type { Builder } from './build.ts';
import { MATERIAL } from './build.ts';

/** The glazed front of an A-frame: panes between timbers. */
function glassGable(stage: Stage, x: number, y: number, half: number, height: number): void {
  const { light, canvas, cam } = stage;
  const night = light.lamps > 0.8;
  const sky = light.sky[1]?.[1] ?? '#ffffff';
  const inside = night ? '#ffc985' : mix(tone(light, '#4f5652', 0), sky, 0.5);
  const base = night ? '#e99a58' : mix(tone(light, '#4f5652', 0), light.hill, 0.35);
  const apex: V3 = [x, y, height];
  fill(stage, [[x - half, y, 0], [x + half, y, 0], apex], base);
  fill(
    stage,
    [[x - half * 0.62, y, height * 0.38], [x + half * 0.62, y, height * 0.38], apex],
    inside,
  );
  fill(
    stage,
    [
      [x - half * 0.1, y, height * 0.9],
      [x + half * 0.3, y, height * 0.7],
      [x - half * 0.2, y, 0],
      [x - half * 0.62, y, 0],
    ],
    sky,
    night ? 0.08 : 0.22,
  );
  const bars: [V3, V3][] = [
    [[x - half, y, 0.02], apex],
    [[x + half, y, 0.02], apex],
    [
      [x - half * 0.64, y, height * 0.36],
      [x + half * 0.64, y, height * 0.36],
    ],
    [[x, y, 0], apex],
    [
      [x - half * 0.45, y, 0],
      [x - half * 0.45, y, height * 0.55],
    ],
    [
      [x + half * 0.45, y, 0],
      [x + half * 0.45, y, height * 0.55],
    ],
  ];
  const px = Math.abs(project(cam, [x + 0.16, y, 0])[0] - project(cam, [x, y, 0])[0]);
  bars.forEach(([a, b], i) =>
    canvas.stroke(
      line([project(cam, a), project(cam, b)]),
      tone(light, MATERIAL.timber, 0.5),
      i < 2 ? px * 2.2 : px,
    ),
  );
  if (night) canvas.glow(project(cam, [x, y, height * 0.35]), px * 26, light.glow, 0.5);
}

/** One A-frame: two steep boarded slopes and a glazed gable under an overhang. */
function aFrame(b: Builder, x: number, y0: number, y1: number, half: number, height: number): void {
  const ridge0: V3 = [x, y0 - 0.9, height];
  const ridge1: V3 = [x, y1, height];
  const slopes: V3[][] = [
    [[x + half, y0 - 0.5, 0], [x + half, y1, 0], ridge1, ridge0],
    [[x - half, y1, 0], [x - half, y0 - 0.5, 0], ridge0, ridge1],
  ];
  b.add({
    min: [x - half, y0 - 0.9, 0],
    max: [x + half, y1, height],
    casters: (stage) => slopes.filter((s) => dot(normalOf(s), stage.light.sun) > 0),
    draw: (stage) => {
      glassGable(stage, x, y0, half, height);
      for (const [a, c, d, e] of slopes) {
        if (!a || !c || !d || !e) continue;
        const face = {
          o: a,
          u: [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as V3,
          v: [e[0] - a[0], e[1] - a[1], e[2] - a[2]] as V3,
        };
        paintFace(stage, face, '#7d6452', { texture: boards(0.3), shadow: false });
      }
      const w = 0.28;
      for (const s of [-1, 1]) {
        fill(
          stage,
          [
            [x + s * half, y0 - 0.5, 0],
            [x + s * (half - w), y0 - 0.5, 0],
            [x, y0 - 0.9, height - w * 1.7],
            [x, y0 - 0.9, height],
          ],
          tone(stage.light, '#8d6a4b', s * stage.light.sun[0] < 0 ? 0.2 : 0.7),
        );
      }
    },
  });
}

/** A timber bungalow: an A-frame whose upper floor is under the ridge, and a low boarded wing. */
export function frameHouse(b: Builder, { storeys, palette }: House): void {
  const height = storeys > 1 ? 7.1 : 5.6;
  aFrame(b, b.x(-1.6), 1.2, 8, storeys > 1 ? 3.9 : 3.5, height);
  b.wall([2.6, 2.2, 0], [6.6, 7.4, 2.7], 'timber', {
    front: [{ u: 0.5, v: 0.1, w: 2.8, h: 2.2, kind: 'glass', panes: 2, frame: palette.frame }],
    right: [{ u: 1.4, v: 0.9, w: 1.6, h: 1.2, kind: 'glass' }],
  });
  b.wall([2.4, 1.5, 2.7], [7, 7.6, 2.94], 'plain', { color: '#6b5646', foot: 0 });
  for (let x = -6; x < 6.8; x += 0.5)
    b.wall([x, -0.1, -0.02], [x + 0.44, 2.2, 0.12], 'plain', { color: palette.timber, foot: 0 });
}
