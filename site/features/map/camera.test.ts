import { expect, it } from 'vitest';
import { WHOLE } from '#domain/maps/projection.ts';
import { after, cameraFor, onScreen, shownBy } from './camera.ts';

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
