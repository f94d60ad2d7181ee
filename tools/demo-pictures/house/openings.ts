import type { V3 } from '../core/camera.ts';
import { projectAll, scale } from '../core/camera.ts';
import { line, polygon } from '../core/canvas.ts';
import { mix, shift } from '../core/color.ts';
import { tone } from '../core/light.ts';
import type { Face, Stage } from '../core/stage.ts';
import { corners, fill, lengthOf, outline, outward, paintFace, part, spot } from '../core/stage.ts';
import { boards } from '../core/texture.ts';

/** An opening in a wall, in metres from the wall's lower left corner. */
export interface Opening {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  readonly kind: 'glass' | 'shutter' | 'door' | 'arch' | 'dark';
  /** Panes side by side. */
  readonly panes?: number;
  readonly frame?: string;
  readonly depth?: number;
  readonly curtain?: boolean;
}

/** Points of an arched outline on a face. */
function archPoints(face: Face): V3[] {
  const points: V3[] = [spot(face, 0, 0), spot(face, 1, 0)];
  const spring = Math.max(0.3, 1 - lengthOf(face.u) / 2 / lengthOf(face.v));
  for (let i = 0; i <= 14; i += 1) {
    const a = (Math.PI * i) / 14;
    points.push(spot(face, 0.5 + 0.5 * Math.cos(a), spring + (1 - spring) * Math.sin(a)));
  }
  return points;
}

function reveal(stage: Stage, hole: Face, depth: number, base: string): void {
  const inward = scale(outward(hole), -depth);
  const jambs: Face[] = [
    { o: hole.o, u: inward, v: hole.v },
    { o: spot(hole, 1, 0, -depth), u: scale(inward, -1), v: hole.v },
    { o: hole.o, u: hole.u, v: inward },
    { o: spot(hole, 0, 1, -depth), u: hole.u, v: scale(inward, -1) },
  ];
  for (const jamb of jambs) paintFace(stage, jamb, base, { shadow: false });
}

function glass(stage: Stage, pane: Face, opening: Opening): void {
  const { canvas, cam, light } = stage;
  const points = projectAll(cam, corners(pane));
  const [a, b, c] = points;
  if (!a || !b || !c) return;
  const night = light.lamps > 0.8;
  const sky = light.sky[2]?.[1] ?? '#ffffff';
  const inside = tone(light, '#39474c', 0.2);
  const top = night ? '#ffdc9f' : mix(inside, light.sky[0]?.[1] ?? sky, 0.6);
  const low = night ? '#ee9f5c' : mix(inside, light.sea.near, 0.25);
  canvas.path(
    polygon(points),
    canvas.linear(c, b, [
      [0, top],
      [0.5, mix(top, low, 0.6)],
      [1, low],
    ]),
  );
  if (!night) {
    const dim = shift(inside, -0.05);
    fill(stage, corners(part(pane, 0.18, 0, 0.44, 0.3)), dim, 0.6);
    fill(stage, corners(part(pane, 0.55, 0, 0.7, 0.42)), dim, 0.45);
  }
  if (light.lamps > 0 && !night && opening.w > 1.5) {
    const [x, y] = projectAll(cam, [
      spot(pane, 0.36, 0.62),
      spot(pane, 0.4, 0.62),
      spot(pane, 0.4, 0.7),
    ])[0] ?? [0, 0];
    canvas.glow([x, y], Math.abs(c[1] - b[1]) * 0.6, '#ffbe70', 0.75);
  }
  if (opening.curtain !== false) {
    for (const [s0, s1] of [
      [0, 0.13],
      [0.86, 1],
    ] as const) {
      fill(
        stage,
        corners(part(pane, s0, 0, s1, 1)),
        night ? '#ffe2b4' : tone(light, '#f4ede0', 0.1),
        night ? 0.55 : 0.5,
      );
    }
  }
  if (!night) {
    const shine: V3[] = [
      spot(pane, 0.5, 0),
      spot(pane, 0.78, 0),
      spot(pane, 1, 0.62),
      spot(pane, 1, 1),
      spot(pane, 0.9, 1),
    ];
    fill(stage, shine, sky, 0.28);
  } else {
    fill(stage, corners(part(pane, 0, 0, 1, 0.3)), '#a9623a', 0.3);
  }
  const frame = tone(light, opening.frame ?? '#4b4038', night ? -1 : 0.3);
  const panes = opening.panes ?? 1;
  let bars = '';
  for (let i = 1; i < panes; i += 1) {
    bars += line(projectAll(cam, [spot(pane, i / panes, 0), spot(pane, i / panes, 1)]));
  }
  const px = Math.max(1.2, Math.abs(c[1] - b[1]) * 0.014);
  canvas.stroke(bars + polygon(points), frame, px);
}

function leaf(stage: Stage, pane: Face, opening: Opening): void {
  const base = opening.frame ?? '#9b7653';
  paintFace(stage, pane, base, {
    shadow: false,
    texture: boards(opening.kind === 'door' ? 0.18 : 0.09, opening.kind === 'door'),
  });
  const middle = projectAll(stage.cam, [spot(pane, 0.5, 0), spot(pane, 0.5, 1)]);
  stage.canvas.stroke(line(middle), shift(tone(stage.light, base, 0), -0.12), 1.6);
}

/** Cut an opening into a painted wall: its reveals in perspective, then glass, shutters or dark. */
export function drawOpening(stage: Stage, wall: Face, opening: Opening, base: string): void {
  const [w, h] = [lengthOf(wall.u), lengthOf(wall.v)];
  const hole = part(
    wall,
    opening.u / w,
    opening.v / h,
    (opening.u + opening.w) / w,
    (opening.v + opening.h) / h,
  );
  const depth = opening.depth ?? 0.22;
  const shape = opening.kind === 'arch' ? archPoints(hole) : corners(hole);
  stage.canvas.clip(outline(stage, shape), () => {
    const pane = part(hole, 0, 0, 1, 1, -depth);
    if (opening.kind === 'shutter' || opening.kind === 'door') leaf(stage, pane, opening);
    else if (opening.kind === 'dark') fill(stage, corners(pane), tone(stage.light, '#55483f', 0));
    else glass(stage, pane, opening);
    const shade = tone(stage.light, '#3a3a44', 0);
    const drop = part(pane, 0, 1 - Math.min(0.5, (depth * 1.1) / opening.h), 1, 1);
    fill(stage, corners(drop), shade, stage.light.lamps > 0.8 ? 0.12 : 0.3);
    reveal(stage, hole, depth, base);
  });
}
