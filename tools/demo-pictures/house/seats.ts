import { project } from '../core/camera.ts';
import { ellipse } from '../core/canvas.ts';
import type { Item } from '../core/items.ts';
import { box, thing } from '../core/items.ts';
import { tone } from '../core/light.ts';
import type { Palette } from '../identity/house.ts';
import { boards } from '../core/texture.ts';
import { cushion } from '../rooms/soft.ts';

/** A masonry sofa for three with its back to the view: seat, back and arms, cushions leaning on the back. */
export function sofa(x: number, y: number, { fabric, accent, stone: base }: Palette): Item[] {
  const half = 1.55;
  const items: Item[] = [
    box([x - half, y - 0.1, 0], [x + half, y + 0.85, 0.28], base),
    box([x - half - 0.22, y - 0.1, 0], [x - half, y + 1.05, 0.58], base),
    box([x + half, y - 0.1, 0], [x + half + 0.22, y + 1.05, 0.58], base),
    box([x - half, y + 0.85, 0], [x + half, y + 1.05, 0.78], base),
  ];
  const third = (2 * half) / 3;
  for (let i = 0; i < 3; i += 1) {
    const x0 = x - half + i * third;
    items.push(
      box([x0 + 0.02, y - 0.06, 0.28], [x0 + third - 0.02, y + 0.66, 0.44], fabric, { foot: 0.15 }),
      box([x0 + 0.03, y + 0.66, 0.28], [x0 + third - 0.03, y + 0.85, 0.86], fabric, { foot: 0.12 }),
    );
  }
  const pillow = (px: number, color: string): Item =>
    thing([px - 0.27, y + 0.5, 0.44], [px + 0.27, y + 0.655, 0.9], (stage) =>
      cushion(
        stage,
        { o: [px - 0.25, y + 0.5, 0.44], u: [0.5, 0, 0], v: [0, 0.14, 0.42] },
        color,
        0.6,
      ),
    );
  items.push(
    pillow(x - half + 0.4, accent),
    pillow(x + half - 0.42, '#e9d9bf'),
    // Poufs of the same cloth on the near side of the table.
    box([x - 1.25, y - 2.75, 0], [x - 0.6, y - 2.15, 0.4], accent, { foot: 0.2 }),
    box([x + 0.5, y - 2.75, 0], [x + 1.15, y - 2.15, 0.4], fabric, { foot: 0.2 }),
  );
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
