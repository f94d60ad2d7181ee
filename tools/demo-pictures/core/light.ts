import type { V3 } from './camera.ts';
import { unit } from './camera.ts';
import type { Stop } from './canvas.ts';
import type { Rgb } from './color.ts';
import { glaze, mix } from './color.ts';

export type Hour = 'morning' | 'noon' | 'golden' | 'blue';

/** The light of one time of day, which determines all colours. */
export interface Light {
  readonly hour: Hour;
  /** Unit vector towards the sun. */
  readonly sun: V3;
  readonly sunTint: Rgb;
  readonly shadeTint: Rgb;
  readonly sky: readonly Stop[];
  /** Colour of the air, towards which distant things fade. */
  readonly haze: string;
  /** Colour of the hills nearest to the air. */
  readonly hill: string;
  readonly sea: { readonly far: string; readonly mid: string; readonly near: string };
  readonly pool: { readonly light: string; readonly deep: string };
  readonly glow: string;
  readonly cloud: string;
  /** Brightness of lamps, 0–1. */
  readonly lamps: number;
}

const LIGHTS: Record<Hour, Omit<Light, 'sun' | 'hour'> & { elevation: number; front: number }> = {
  morning: {
    elevation: 0.52,
    front: 0.75,
    sunTint: [1.02, 0.985, 0.93],
    shadeTint: [0.68, 0.71, 0.82],
    sky: [
      [0, '#9cc3dc'],
      [0.45, '#c9dfe6'],
      [0.8, '#f3e9dc'],
      [1, '#fbe6d0'],
    ],
    haze: '#e6e3de',
    hill: '#8fa7ab',
    sea: { far: '#bcd6dc', mid: '#6fb0c0', near: '#2f8197' },
    pool: { light: '#a6e2df', deep: '#3fa9b5' },
    glow: '#fff0d6',
    cloud: '#fffaf2',
    lamps: 0,
  },
  noon: {
    elevation: 0.68,
    front: 0.8,
    sunTint: [1.03, 1.01, 0.97],
    shadeTint: [0.6, 0.67, 0.79],
    sky: [
      [0, '#3f93c8'],
      [0.5, '#82bfdf'],
      [0.85, '#c5e1e8'],
      [1, '#e2eeea'],
    ],
    haze: '#cfe2e6',
    hill: '#6f99a0',
    sea: { far: '#7fb9d0', mid: '#2b8db3', near: '#0f6a92' },
    pool: { light: '#8fe3e0', deep: '#1f9fb8' },
    glow: '#ffffff',
    cloud: '#ffffff',
    lamps: 0,
  },
  golden: {
    elevation: 0.3,
    front: 0.62,
    sunTint: [1.05, 0.925, 0.775],
    shadeTint: [0.62, 0.57, 0.68],
    sky: [
      [0, '#7f9fb8'],
      [0.35, '#c3b8b4'],
      [0.65, '#f2c391'],
      [0.88, '#ffd79b'],
      [1, '#ffe2b0'],
    ],
    haze: '#f3cda2',
    hill: '#9a7f8c',
    sea: { far: '#f3c798', mid: '#a99aa6', near: '#4c7289' },
    pool: { light: '#a4dccd', deep: '#27909f' },
    glow: '#ffd18a',
    cloud: '#ffe6c2',
    lamps: 0.35,
  },
  blue: {
    elevation: 0.4,
    front: 0.5,
    sunTint: [0.47, 0.54, 0.7],
    shadeTint: [0.33, 0.4, 0.57],
    sky: [
      [0, '#15294b'],
      [0.4, '#2f4f7c'],
      [0.72, '#7483a6'],
      [0.9, '#c99a93'],
      [1, '#e3ac86'],
    ],
    haze: '#8b8ba8',
    hill: '#3d4f74',
    sea: { far: '#a58f9d', mid: '#4a6388', near: '#1c3557' },
    pool: { light: '#7fe0dc', deep: '#1c7f9b' },
    glow: '#ffbf73',
    cloud: '#c7a3a6',
    lamps: 1,
  },
};

/** The light of an hour with the sun on one side: −1 left, 1 right. */
export function createLight(hour: Hour, side: number): Light {
  const { elevation, front, ...rest } = LIGHTS[hour];
  const sun = unit([side * Math.cos(elevation), -front * Math.cos(elevation), Math.sin(elevation)]);
  return { hour, sun, ...rest };
}

/** A surface's colour under the light: `lambert` ≤ 0 is shade, 1 faces the sun. */
export function tone(light: Light, base: string, lambert: number): string {
  const shade = glaze(base, light.shadeTint);
  if (lambert <= 0) return shade;
  return mix(shade, glaze(base, light.sunTint), 0.62 + 0.38 * Math.min(1, lambert * 1.35));
}

/** A colour seen through air; amount 0 near, 1 lost in the haze. */
export function distant(light: Light, color: string, amount: number): string {
  return mix(color, light.haze, amount);
}
