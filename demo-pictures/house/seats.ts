import { project } from '../core/camera.ts';
import { ellipse } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import { boards } from '../core/texture.ts';

/** A built-in L sofa of limewashed masonry with thick cushions, opening towards `turn`. */
export function sofa(x: number, y: number, turn: 1 | -1, cushion: string): Item[] {
  const base = '#f4ecde';
  const at = (x0: number, x1: number): [number, number] =>
    turn === 1 ? [x + x0, x + x1] : [x - x1, x - x0];
  const [a0, a1] = at(0, 0.9);
  const [b0, b1] = at(0.9, 3.2);
  const [c0, c1] = at(-0.25, 0);
  const items: Item[] = [
    box([a0, y - 2.2, 0], [a1, y, 0.3], base),
    box([a0 + 0.03, y - 2.18, 0.3], [a1 - 0.03, y - 0.02, 0.46], cushion, { foot: 0.15 }),
    box([Math.min(a0, b0), y, 0], [Math.max(a1, b1), y + 0.9, 0.3], base),
    box(
      [Math.min(a0, b0) + 0.03, y + 0.02, 0.3],
      [Math.max(a1, b1) - 0.03, y + 0.68, 0.46],
      cushion,
      { foot: 0.15 },
    ),
    box([c0, y - 2.2, 0], [c1, y + 0.9, 0.72], base),
  ];
  const tints = ['#c98a63', '#e9d9bf', '#7f9aa0', '#dcb58c'];
  for (let i = 0; i < 4; i += 1) {
    const px = Math.min(a0, b0) + 0.25 + i * 0.95;
    items.push(
      box([px, y + 0.68, 0.3], [px + 0.75, y + 0.86, 0.92], tints[i] ?? cushion, { foot: 0.1 }),
    );
  }
  return items;
}

/** A low table with a carafe, glasses and a bowl of fruit. */
export function lowTable(x: number, y: number): Item[] {
  return [
    box([x - 0.6, y - 0.9, 0.28], [x + 0.6, y + 0.3, 0.36], '#b48a61', {
      texture: boards(0.2),
      foot: 0,
    }),
    box([x - 0.45, y - 0.75, 0], [x + 0.45, y + 0.15, 0.28], '#8a6748', { foot: 0.3 }),
    thing([x - 0.3, y - 0.5, 0.36], [x + 0.3, y, 0.6], (stage) => {
      const { canvas, light } = stage;
      const [cx, cy] = project(stage.cam, [x, y - 0.3, 0.36]);
      const unit = project(stage.cam, [x + 1, y - 0.3, 0.36])[0] - cx;
      canvas.path(
        `M${cx - unit * 0.24} ${cy - unit * 0.12}Q${cx} ${cy + unit * 0.1} ${cx + unit * 0.24} ${cy - unit * 0.12}Z`,
        tone(light, '#d9d2c4', 0.5),
      );
      for (const [dx, dy] of [
        [-0.1, -0.15],
        [0.02, -0.18],
        [0.12, -0.14],
        [0.05, -0.12],
      ] as const) {
        canvas.path(
          ellipse(cx + dx * unit, cy + dy * unit, unit * 0.06, unit * 0.055),
          tone(light, '#e8b84a', 0.8),
        );
      }
      canvas.rect(
        cx + unit * 0.34,
        cy - unit * 0.3,
        unit * 0.1,
        unit * 0.26,
        tone(light, '#cfe3e0', 0.5),
        0.8,
      );
    }),
  ];
}
