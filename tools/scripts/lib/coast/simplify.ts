import type { MapPoint } from '#domain/maps/projection.ts';

/** Simplifies a line with at most `tolerance` deviation (Douglas-Peucker). */
export function simplify(points: readonly MapPoint[], tolerance: number): MapPoint[] {
  const kept = new Set([0, points.length - 1]);
  const open: [number, number][] = [[0, points.length - 1]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [first, last] = part;
    const furthest = findFurthest(points, first, last);
    if (furthest.distance <= tolerance) continue;
    kept.add(furthest.at);
    open.push([first, furthest.at], [furthest.at, last]);
  }
  return points.filter((_, at) => kept.has(at));
}

function findFurthest(points: readonly MapPoint[], first: number, last: number) {
  const [a, b] = [points[first], points[last]];
  let found = { at: first, distance: 0 };
  if (a === undefined || b === undefined) return found;
  for (let at = first + 1; at < last; at++) {
    const distance = distanceTo(points[at] ?? a, a, b);
    if (distance > found.distance) found = { at, distance };
  }
  return found;
}

function distanceTo(point: MapPoint, a: MapPoint, b: MapPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy);
}
