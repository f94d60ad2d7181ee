import type { V3 } from '../core/camera.ts';
import { project } from '../core/camera.ts';
import { line } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { fill } from '../core/stage.ts';

/** A sun lounger with a cushion and a raised back; it points away from the viewer. */
export function lounger(x: number, y: number, z = 0, cushion = '#f5ecdc'): Item[] {
  const w = 0.72;
  const back: V3[] = [
    [x, y + 1.45, z + 0.4],
    [x + w, y + 1.45, z + 0.4],
    [x + w, y + 2.05, z + 0.86],
    [x, y + 2.05, z + 0.86],
  ];
  return [
    box([x, y, z + 0.2], [x + w, y + 1.5, z + 0.3], '#b58a60', { foot: 0 }),
    box([x + 0.03, y, z + 0.3], [x + w - 0.03, y + 1.46, z + 0.4], cushion, { foot: 0 }),
    box([x, y, z], [x + 0.07, y + 0.07, z + 0.2], '#8a6847', { foot: 0 }),
    box([x + w - 0.07, y, z], [x + w, y + 0.07, z + 0.2], '#8a6847', { foot: 0 }),
    {
      min: [x, y + 1.5, z],
      max: [x + w, y + 2.05, z + 0.86],
      casters: () => [back],
      draw: (stage) => {
        fill(
          stage,
          back.map((p): V3 => [p[0], p[1] + 0.06, p[2] - 0.06]),
          tone(stage.light, '#b58a60', -1),
        );
        fill(stage, back, tone(stage.light, cushion, 0.55));
      },
    },
  ];
}

/** A round parasol with eight sails. */
export function parasol(
  x: number,
  y: number,
  radius = 1.5,
  height = 2.5,
  color = '#f3e6d0',
  z = 0,
): Item {
  const rim = (i: number): V3 => {
    const a = (i / 10) * Math.PI * 2;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius, z + height - 0.45];
  };
  const top: V3 = [x, y, z + height];
  const sails = Array.from({ length: 10 }, (_, i): V3[] => [rim(i), rim(i + 1), top]);
  return {
    min: [x - 0.1, y - 0.1, z],
    max: [x + 0.1, y + 0.1, z + height],
    casters: () => [Array.from({ length: 10 }, (_, i) => rim(i))],
    draw: (stage) => {
      const [a, b] = [project(stage.cam, [x, y, z]), project(stage.cam, top)];
      stage.canvas.stroke(
        line([a, b]),
        tone(stage.light, '#a07a55', 0.3),
        Math.max(2, Math.abs(b[1] - a[1]) * 0.02),
      );
      fill(
        stage,
        Array.from({ length: 10 }, (_, i) => rim(i)),
        tone(stage.light, color, -1),
      );
      sails.forEach((sail, i) => {
        const m = ((i + 0.5) / 10) * Math.PI * 2;
        if (Math.sin(m) > 0.2 && stage.cam.mirror === null && stage.cam.eye[2] < z + height) return;
        const facing =
          (Math.cos(m) * stage.light.sun[0] + Math.sin(m) * stage.light.sun[1]) * 0.4 + 0.55;
        fill(stage, sail, tone(stage.light, color, facing));
      });
    },
  };
}

/** A simple chair facing +x (turn 1) or −x (turn −1). */
export function chair(x: number, y: number, turn: 1 | -1, color = '#9c7650', z = 0): Item[] {
  const s = 0.46;
  const bx = turn === 1 ? x : x + s - 0.05;
  const items: Item[] = [];
  for (const [lx, ly] of [
    [x, y],
    [x + s - 0.05, y],
    [x, y + s - 0.05],
    [x + s - 0.05, y + s - 0.05],
  ] as const) {
    items.push(
      box([lx, ly, z], [lx + 0.05, ly + 0.05, z + 0.43], color, { foot: 0, casts: false }),
    );
  }
  items.push(box([x, y, z + 0.43], [x + s, y + s, z + 0.48], '#d9c3a0', { foot: 0 }));
  items.push(
    box([bx, y, z + 0.48], [bx + 0.05, y + 0.05, z + 0.95], color, { foot: 0, casts: false }),
  );
  items.push(
    box([bx, y + s - 0.05, z + 0.48], [bx + 0.05, y + s, z + 0.95], color, {
      foot: 0,
      casts: false,
    }),
  );
  items.push(
    box([bx, y + 0.05, z + 0.68], [bx + 0.05, y + s - 0.05, z + 0.92], '#d9c3a0', { foot: 0 }),
  );
  return items;
}

/** A lantern that throws a pool of light when lamps burn. */
export function lantern(x: number, y: number, z = 0, size = 0.3): Item {
  return thing([x - 0.08, y - 0.08, z], [x + 0.08, y + 0.08, z + size], (stage) => {
    const base = project(stage.cam, [x, y, z]);
    const top = project(stage.cam, [x, y, z + size]);
    const h = base[1] - top[1];
    const { canvas, light } = stage;
    canvas.rect(
      base[0] - h * 0.28,
      top[1] + h * 0.12,
      h * 0.56,
      h * 0.88,
      light.lamps > 0.3 ? '#ffd795' : tone(light, '#e9e0cf', 0.4),
    );
    canvas.stroke(
      `M${base[0] - h * 0.28} ${base[1]}V${top[1] + h * 0.12}h${h * 0.56}V${base[1]}Z`,
      tone(light, '#3d342c', 0),
      Math.max(1.2, h * 0.08),
    );
    if (light.lamps > 0.3)
      canvas.glow([base[0], base[1] - h * 0.4], h * 4, light.glow, 0.6 * light.lamps);
  });
}

/** A round tub of staves with steaming water. */
export function hotTub(x: number, y: number, color: string): Item {
  const [r, h] = [0.95, 0.9];
  const ring = (z: number, k: number): V3[] =>
    Array.from({ length: 32 }, (_, i): V3 => {
      const a = (i / 32) * Math.PI * 2;
      return [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k, z];
    });
  return {
    min: [x - r, y - r, 0],
    max: [x + r, y + r, h],
    casters: () => [ring(h, 1)],
    draw: (stage) => {
      const [low, high] = [ring(0, 1), ring(h, 1)];
      low.forEach((p, i) => {
        const j = (i + 1) % low.length;
        const m = ((i + 0.5) / 32) * Math.PI * 2;
        if (Math.cos(m) * (stage.cam.eye[0] - x) + Math.sin(m) * (stage.cam.eye[1] - y) < 0) return;
        const facing = Math.cos(m) * stage.light.sun[0] + Math.sin(m) * stage.light.sun[1];
        const [q, q2, p2] = [low[j], high[j], high[i]];
        if (q && q2 && p2)
          fill(stage, [p, q, q2, p2], tone(stage.light, color, facing * 0.7 + (i % 2) * 0.12));
      });
      fill(stage, ring(h, 1), tone(stage.light, color, 0.8));
      fill(stage, ring(h - 0.02, 0.9), stage.light.pool.deep);
      fill(stage, ring(h - 0.02, 0.72), stage.light.pool.light, 0.6);
    },
  };
}
