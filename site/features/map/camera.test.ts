import { expect, it } from 'vitest';
import { toMap, WHOLE } from '#domain/maps/projection.ts';
import { after, cameraFor, keptInside, onScreen, shownBy, viewOfMost } from './camera.ts';

const SIZE = { width: 600, height: 400 };
const VIEW = { x: 3000, y: 1500, width: 300, height: 200 };
const CAMERA = cameraFor(VIEW, SIZE);

it('shows a view on a screen of its shape, to the pixel', () => {
  expect(shownBy(CAMERA, SIZE)).toEqual(VIEW);
  expect(onScreen({ x: 3000, y: 1700 }, CAMERA, SIZE)).toEqual({ x: 0, y: 400 });
});

it('moves with the finger', () => {
  const moved = after(CAMERA, { dx: 60, dy: -20, grow: 1, around: { x: 5, y: 5 } }, SIZE);
  expect(shownBy(moved, SIZE)).toMatchObject({ x: 2970, y: 1510 });
});

it('grows around the point that is held', () => {
  const around = { x: 450, y: 100 };
  const held = { x: 3225, y: 1550 };
  const grown = after(CAMERA, { dx: 0, dy: 0, grow: 2, around }, SIZE);
  expect(grown.scale).toBe(CAMERA.scale / 2);
  expect(onScreen(held, grown, SIZE)).toEqual(around);
});

it('never leaves the map', () => {
  const around = { x: 0, y: 0 };
  const far = after(CAMERA, { dx: 9e9, dy: 9e9, grow: 1e-9, around }, SIZE);
  const { x, y, width, height } = shownBy(far, SIZE);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(WHOLE.width + 1e-6);
  expect(y + height).toBeLessThanOrEqual(WHOLE.height + 1e-6);
});

const KALKAN = { latitude: 36.26, longitude: 29.41 };
const GOCEK = { latitude: 36.75, longitude: 28.93 };
const BODRUM = { latitude: 37.03, longitude: 27.43 };

it('begins with all places where the screen is wide enough', () => {
  const wide = { width: 900, height: 400 };
  const { x, width } = viewOfMost([KALKAN, GOCEK, BODRUM], wide);
  expect(x).toBeLessThan(toMap(BODRUM).x);
  expect(x + width).toBeGreaterThan(toMap(KALKAN).x);
});

it('begins on a phone with most of them, as close as these allow', () => {
  const phone = { width: 350, height: 470 };
  const view = viewOfMost([KALKAN, KALKAN, GOCEK, BODRUM], phone);
  const alone = viewOfMost([KALKAN, GOCEK], phone);
  expect(view).toEqual(alone);
  expect(view.height).toBeLessThan(WHOLE.height * 0.9);
});

it('cuts no pin at an edge', () => {
  const pin = { width: 84, height: 32 };
  expect(keptInside({ x: 3, y: 398 }, pin, SIZE)).toEqual({ x: 42, y: 384 });
  expect(keptInside({ x: 300, y: 200 }, pin, SIZE)).toEqual({ x: 300, y: 200 });
});
