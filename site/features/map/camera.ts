import {
  fitted,
  isOnMap,
  type Location,
  type MapPoint,
  type MapView,
  middleOf,
  toMap,
  viewAround,
  WHOLE,
} from '#domain/maps/projection.ts';

/** The view of the map: its centre, and map units per pixel. */
export type Camera = MapPoint & { scale: number };
export type Size = { width: number; height: number };

/** As close as the coastline has detail: a village fills the screen. */
const CLOSEST = 0.12;

const within = (at: number, half: number, whole: number) =>
  Math.min(Math.max(at, half), whole - half);

/** The camera moved and zoomed until everything it shows is on the map. */
function onMap({ x, y, scale }: Camera, { width, height }: Size): Camera {
  const furthest = Math.min(WHOLE.width / width, WHOLE.height / height);
  const kept = Math.min(Math.max(scale, CLOSEST), furthest);
  return {
    x: within(x, (width * kept) / 2, WHOLE.width),
    y: within(y, (height * kept) / 2, WHOLE.height),
    scale: kept,
  };
}

/** A camera that shows all of a view on a screen of a given size. */
export const cameraFor = (view: MapView, size: Size): Camera =>
  onMap(
    {
      x: view.x + view.width / 2,
      y: view.y + view.height / 2,
      scale: Math.max(view.width / size.width, view.height / size.height),
    },
    size,
  );

/** What the camera shows. */
export const shownBy = ({ x, y, scale }: Camera, { width, height }: Size): MapView => ({
  x: x - (width * scale) / 2,
  y: y - (height * scale) / 2,
  width: width * scale,
  height: height * scale,
});

/** A place of the map in pixels of the screen. */
export const onScreen = (point: MapPoint, { x, y, scale }: Camera, size: Size): MapPoint => ({
  x: (point.x - x) / scale + size.width / 2,
  y: (point.y - y) / scale + size.height / 2,
});

/** A gesture in pixels: moved by dx and dy, and scaled by `grow` around a point. */
export type Gesture = { dx: number; dy: number; grow: number; around: MapPoint };

export function after({ x, y, scale }: Camera, gesture: Gesture, size: Size): Camera {
  const { dx, dy, grow, around } = gesture;
  const next = scale / grow;
  const fromMiddle = { x: around.x - size.width / 2, y: around.y - size.height / 2 };
  return onMap(
    {
      x: x + fromMiddle.x * (scale - next) - dx * next,
      y: y + fromMiddle.y * (scale - next) - dy * next,
      scale: next,
    },
    size,
  );
}

/**
 * A view of all places or, where they are too far apart for the screen, of those around the central
 * one, as close as these allow.
 */
export function viewOfMost(places: readonly Location[], { width, height }: Size): MapView {
  const shape = width / height;
  const options = { shape, least: 160 };
  const all = viewAround(places, options);
  const middle = all.height < WHOLE.height - 1 ? null : middleOf(places.filter(isOnMap));
  if (middle === null) return all;
  const reach = fitted(toMap(middle), all.width, shape);
  return viewAround(
    places.filter((place) => isIn(reach, toMap(place))),
    options,
  );
}

const isIn = ({ x, y, width, height }: MapView, point: MapPoint): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** A point moved until a box around it lies on the screen: no pin is cut at an edge. */
export const keptInside = ({ x, y }: MapPoint, box: Size, screen: Size): MapPoint => ({
  x: within(x, box.width / 2, screen.width),
  y: within(y, box.height / 2, screen.height),
});
