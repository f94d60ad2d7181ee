import { readFileSync } from 'node:fs';
import { type MapPoint, toMap, WHOLE } from '#domain/maps/projection.ts';
import { simplify } from './simplify.ts';

type Coast = {
  features: {
    properties: { kind: 'land' | 'lake' };
    geometry: { coordinates: [longitude: number, latitude: number][][] };
  }[];
};

/** Simplification error in map units of 56 m. */
const TOLERANCE = 1;

/** The colours of the two pictures: the coast by day and by night, from the design tokens. */
export const PALETTES = {
  'coast.svg': { land: '#f3eee3', line: '#b5ae9e', shallow: '#cfe3ea', sea: '#dfecf0' },
  'coast-night.svg': { land: '#222c33', line: '#52626b', shallow: '#12222d', sea: '#0d1a23' },
} as const;

/** The map as SVG: sea, shallow water along the shore, land, lakes. */
export function drawCoast({ land, line, shallow, sea }: (typeof PALETTES)[keyof typeof PALETTES]) {
  const file = new URL('../../data/coast.geojson', import.meta.url);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as Coast;
  const pathOf = (kind: string) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .map(({ geometry }) => ringPath(geometry.coordinates[0] ?? []))
      .join('');
  const size = `${Math.round(WHOLE.width)} ${Math.round(WHOLE.height)}`;
  const [width, height] = size.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}"><!-- Coastline: GSHHG 2.3.7, Wessel & Smith, LGPL-3+. --><path fill="${sea}" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke="${shallow}" stroke-linejoin="round"><use href="#a" stroke-width="14" opacity=".45"/><use href="#a" stroke-width="6"/></g><defs><path id="a" vector-effect="non-scaling-stroke" d="${pathOf('land')}"/><path id="b" vector-effect="non-scaling-stroke" d="${pathOf('lake')}"/></defs><use href="#a" fill="${land}" stroke="${line}"/><use href="#b" fill="${sea}" stroke="${line}" stroke-width=".7"/></svg>\n`;
}

/** A closed line in whole map units, with relative coordinates. */
function ringPath(ring: readonly [number, number][]): string {
  const points = simplify(
    ring.map(([longitude, latitude]) => toMap({ latitude, longitude })),
    TOLERANCE,
  ).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [start, ...rest] = points.filter((point, i) => !isSame(point, points[i - 1]));
  if (start === undefined || rest.length < 3) return '';
  let from = start;
  const steps = rest.slice(0, -1).map((point, i) => {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    from = point;
    // A minus sign also separates two numbers.
    return `${dx < 0 || i === 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  return `M${start.x} ${start.y}l${steps.join('')}z`;
}

const isSame = (a: MapPoint, b: MapPoint | undefined): boolean => a.x === b?.x && a.y === b.y;
