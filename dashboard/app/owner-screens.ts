/**
 * The screens an owner may open, by their path in the route tree (spec §6, and what leads on from
 * them). Any other would read what only administrators may, and that signs the browser out.
 */
const OWNER_SCREENS: ReadonlySet<string> = new Set([
  '/',
  '/villas',
  '/villas/$id',
  '/reservations',
  '/reservations/$id',
  '/occupancy',
  '/occupancy/$open',
  '/external',
  '/external/$id',
  '/profile',
  // The own statement; the agency chooses whose.
  '/transactions/ekstre',
  // No screen: says that there is none.
  '/$',
]);

/** `path` as the router names a match; an index route ends in a slash. */
export const isOwnerScreen = (path: string): boolean =>
  OWNER_SCREENS.has(path === '/' ? path : path.replace(/\/$/, ''));
