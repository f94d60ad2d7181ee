import type { Route } from '#worker/http/route.ts';
import { PARTS } from './parts.ts';

/** Every call, for the description. */
export const allRoutes: readonly Route[] = (
  await Promise.all(PARTS.map(({ load }) => load()))
).flat();
