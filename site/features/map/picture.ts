import type { MapView } from '#domain/maps/projection.ts';

/** Width ÷ height of the static map; positions are fractions of it. */
export const SHAPE = 1.5;

/** The part of the coast that a view shows; by day and by night. */
export function mapPictures({ x, y, width, height }: MapView): { day: string; night: string } {
  const part = [x, y, width, height].map(Math.round).join(',');
  const file = (name: string) => `/map/${name}.svg#svgView(viewBox(${part}))`;
  return { day: file('coast'), night: file('coast-night') };
}

/** Shares of a picture in per cent, as CSS wants them. */
export const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;
