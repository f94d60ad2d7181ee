import type { V3 } from '../core/camera.ts';
import { dot, scale, sub, unit } from '../core/camera.ts';
import { tone } from '../core/light.ts';
import { at, between, createRng } from '../core/random.ts';
import type { Face, Stage } from '../core/stage.ts';
import { corners, fill, outline, outward, part } from '../core/stage.ts';
import { cypress, fir, pine } from '../nature/conifers.ts';
import { FOLIAGE } from '../nature/leaves.ts';
import { BLOSSOM, bush, cascade } from '../nature/shrubs.ts';
import { drawPlant } from '../nature/stand.ts';
import { olive } from '../nature/trees.ts';
import { drawLandscape } from '../scenes/landscape.ts';
import type { SceneSpec } from '../scenes/scene.ts';
import type { Setup } from '../scenes/setup.ts';

/** A window: deep reveal, the landscape clipped to it, plants outside, a slim frame. */
export function view(
  spec: SceneSpec,
  setup: Setup,
  stage: Stage,
  pane: Face,
  arched: boolean,
): void {
  const { canvas, light, landscape } = setup;
  const shape = arched ? archOf(pane) : corners(pane);
  const n = outward(pane);
  const outer = shape.map((p) => sub(p, scale(n, 0.28)));
  canvas.clip(outline(stage, shape), () => {
    fill(stage, shape, tone(stage.light, '#f3eadb', 0.9));
    shape.forEach((p, i) => {
      const [q, p2, q2] = [at(shape, i + 1), at(outer, i), at(outer, i + 1)];
      const m = unit([(q[2] - p[2]) * n[1] - 0, 0, 0]);
      fill(
        stage,
        [p, q, q2, p2],
        tone(
          stage.light,
          '#f3eadb',
          Math.max(0, 0.25 + 0.6 * dot(m, stage.light.sun) + (q[2] === p[2] ? 0.35 : 0)),
        ),
      );
    });
    canvas.clip(outline(stage, outer), () => {
      const horizon = stage.cam.cy + 6;
      canvas.rect(
        0,
        horizon,
        canvas.width,
        canvas.height,
        tone(light, landscape === 'sapanca' ? '#7f9a62' : '#b3b07a', 0.5),
      );
      drawLandscape(canvas, light, createRng(`${spec.id}/view`), landscape, {
        horizon,
        bottom: spec.house.sea === 'none' ? horizon + 230 : canvas.height,
        sea: spec.house.sea,
        tall: 0.8,
      });
      const garden = createRng(`${spec.id}/garden`);
      const out = (a: number, b: number): V3 => {
        const p = sub(pane.o, scale(n, b));
        const u = unit(pane.u);
        return [p[0] + u[0] * a, p[1] + u[1] * a, -0.4];
      };
      const width = Math.hypot(...pane.u);
      const tall =
        landscape === 'sapanca'
          ? fir(7)
          : landscape === 'fethiye'
            ? pine(6)
            : garden() < 0.5
              ? olive(3.6)
              : cypress(5);
      drawPlant(
        { ...stage, light },
        tall,
        out(
          width * (garden() < 0.5 ? between(garden, -0.35, 0.12) : between(garden, 0.9, 1.3)),
          6.5,
        ),
        `${spec.id}/vt`,
      );
      for (let a = -2; a < width + 2; a += between(garden, 0.7, 1.3)) {
        drawPlant(
          { ...stage, light },
          bush(
            1.6,
            between(garden, 0.8, 1.25),
            landscape === 'sapanca' ? FOLIAGE.wet : FOLIAGE.shrub,
            garden() < 0.3 ? BLOSSOM.oleander : undefined,
          ),
          out(a, 3.2),
          `${spec.id}/v${a}`,
        );
      }
      if (landscape === 'bodrum')
        drawPlant({ ...stage, light }, cascade(1.4, 2.4), out(width * 0.95, 1.2), `${spec.id}/vc`);
    });
  });
  const frame = tone(stage.light, landscape === 'sapanca' ? '#a57c55' : '#8d6e52', 0.15);
  const bar = (s0: number, s1: number, t0: number, t1: number) =>
    fill(stage, corners(part(pane, s0, t0, s1, t1, -0.26)), frame);
  const [w, h] = [Math.hypot(...pane.u), Math.hypot(...pane.v)];
  const t = 0.045;
  if (!arched) {
    bar(0, 1, 0, t / h);
    bar(0, 1, 1 - t / h, 1);
    bar(0, t / w, 0, 1);
    bar(1 - t / w, 1, 0, 1);
    const parts = Math.max(1, Math.round(w / 1.3));
    for (let i = 1; i < parts; i += 1) bar(i / parts - t / w / 2, i / parts + t / w / 2, 0, 1);
  } else bar(0.5 - t / w / 2, 0.5 + t / w / 2, 0, 1);
}

function archOf(face: Face): V3[] {
  const w = Math.hypot(...face.u);
  const h = Math.hypot(...face.v);
  const spring = Math.max(0.2, 1 - w / 2 / h);
  const p = (s: number, t: number) => part(face, s, t, 1, 1).o;
  return [
    p(0, 0),
    p(1, 0),
    ...Array.from({ length: 15 }, (_, i) => {
      const a = (Math.PI * i) / 14;
      return p(0.5 + 0.5 * Math.cos(a), spring + (1 - spring) * Math.sin(a));
    }),
  ];
}
