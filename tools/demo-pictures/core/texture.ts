import { projectAll } from './camera.ts';
import { line, polygon } from './canvas.ts';
import { shift } from './color.ts';
import { between } from './random.ts';
import type { Face, Stage } from './stage.ts';
import { lengthOf, spot } from './stage.ts';

type Texture = (stage: Stage, face: Face, color: string) => void;

const quad = (stage: Stage, face: Face, s0: number, t0: number, s1: number, t1: number): string =>
  polygon(
    projectAll(stage.cam, [
      spot(face, s0, t0),
      spot(face, s1, t0),
      spot(face, s1, t1),
      spot(face, s0, t1),
    ]),
  );

/** Dry stone: courses of uneven stones, a few lighter and darker than the wall. */
export function stone(course = 0.34): Texture {
  return (stage, face, color) => {
    const [w, h] = [lengthOf(face.u), lengthOf(face.v)];
    const tones = [
      shift(color, 0.035),
      shift(color, -0.03),
      shift(color, -0.06, 1.1),
      shift(color, 0.015, 1.25),
    ];
    const paths = tones.map(() => '');
    for (let z = 0; z < h - 0.05;) {
      const rise = course * between(stage.rnd, 0.75, 1.2);
      for (let x = -between(stage.rnd, 0, 0.5); x < w;) {
        const run = course * between(stage.rnd, 1, 2.9);
        const which = Math.floor(stage.rnd() * 6);
        if (which < 4) {
          const g = 0.025;
          paths[which] += quad(
            stage,
            face,
            Math.max(0, (x + g) / w),
            (z + g) / h,
            Math.min(1, (x + run - g) / w),
            Math.min(1, (z + rise - g) / h),
          );
        }
        x += run;
      }
      z += rise;
    }
    paths.forEach((d, i) => stage.canvas.path(d, tones[i] ?? color));
  };
}

/** Paving of regular slabs with thin joints and a few slabs that differ. */
export function slabs(size = 0.9, depth = size, strength = 1): Texture {
  return (stage, face, color) => {
    const [w, h] = [lengthOf(face.u), lengthOf(face.v)];
    let [light, dark, joints] = ['', '', ''];
    for (let row = 0; row * depth < h; row += 1) {
      const t0 = (row * depth) / h;
      const t1 = Math.min(1, ((row + 1) * depth) / h);
      joints += line(projectAll(stage.cam, [spot(face, 0, t0), spot(face, 1, t0)]));
      for (let x = row % 2 === 0 ? 0 : -size / 2; x < w; x += size) {
        const s0 = Math.max(0, x / w);
        const s1 = Math.min(1, (x + size) / w);
        joints += line(projectAll(stage.cam, [spot(face, s1, t0), spot(face, s1, t1)]));
        const which = stage.rnd();
        if (which < 0.16) light += quad(stage, face, s0, t0, s1, t1);
        else if (which > 0.86) dark += quad(stage, face, s0, t0, s1, t1);
      }
    }
    stage.canvas.path(light, shift(color, 0.022 * strength));
    stage.canvas.path(dark, shift(color, -0.025 * strength));
    stage.canvas.stroke(joints, shift(color, -0.07 * strength), 0.9, 0.6);
  };
}

/** Boards along u (or along v when `upright`). */
export function boards(width = 0.16, upright = false, strength = 1): Texture {
  return (stage, face, color) => {
    const [w, h] = [lengthOf(face.u), lengthOf(face.v)];
    const count = Math.max(2, Math.round((upright ? w : h) / width));
    const tones = [
      shift(color, 0.03 * strength),
      shift(color, -0.035 * strength),
      shift(color, -0.06 * strength),
    ];
    const paths = tones.map(() => '');
    let joints = '';
    for (let i = 0; i < count; i += 1) {
      const [a, b] = [i / count, (i + 1) / count];
      const which = Math.floor(stage.rnd() * 6);
      if (which < 3)
        paths[which] += upright ? quad(stage, face, a, 0, b, 1) : quad(stage, face, 0, a, 1, b);
      joints += line(
        projectAll(
          stage.cam,
          upright ? [spot(face, a, 0), spot(face, a, 1)] : [spot(face, 0, a), spot(face, 1, a)],
        ),
      );
    }
    paths.forEach((d, i) => stage.canvas.path(d, tones[i] ?? color));
    stage.canvas.stroke(joints, shift(color, -0.13 * strength), 1.1, 0.55);
  };
}

/** Limewash: broad, barely visible brush clouds. */
export function limewash(): Texture {
  return (stage, face, color) => {
    const [w, h] = [lengthOf(face.u), lengthOf(face.v)];
    let [pale, deep] = ['', ''];
    for (let i = 0; i < (w * h) / 4; i += 1) {
      const s = between(stage.rnd, -0.05, 0.9);
      const t = between(stage.rnd, 0, 0.92);
      const d = quad(
        stage,
        face,
        Math.max(0, s),
        t,
        Math.min(1, s + between(stage.rnd, 0.6, 2) / w),
        Math.min(1, t + between(stage.rnd, 0.08, 0.3) / h),
      );
      if (i % 2 === 0) pale += d;
      else deep += d;
    }
    stage.canvas.path(pale, shift(color, 0.012), 0.5);
    stage.canvas.path(deep, shift(color, -0.014), 0.5);
  };
}

/** Roof tiles: rounded rows running down the slope, with sunlit and shaded flanks. */
export function tiles(width = 0.3): Texture {
  return (stage, face, color) => {
    const [w, h] = [lengthOf(face.u), lengthOf(face.v)];
    const count = Math.round(w / width);
    let [dark, light, rows] = ['', '', ''];
    for (let i = 0; i < count; i += 1) {
      const a = i / count;
      dark += quad(stage, face, a, 0, a + 0.42 / count, 1);
      if (stage.rnd() < 0.3) {
        const t = stage.rnd();
        light += quad(stage, face, a + 0.42 / count, t * 0.8, a + 1 / count, t * 0.8 + 0.12);
      }
    }
    for (let z = 0.45; z < h; z += 0.45) {
      rows += line(projectAll(stage.cam, [spot(face, 0, z / h), spot(face, 1, z / h)]));
    }
    stage.canvas.path(dark, shift(color, -0.06));
    stage.canvas.path(light, shift(color, 0.05));
    stage.canvas.stroke(rows, shift(color, -0.12), 1, 0.4);
  };
}
