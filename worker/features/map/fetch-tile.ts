import { DomainError, notFound } from '#domain/errors.ts';
import { isOnCoast, type Tile, tileAddress } from '#domain/maps/tiles.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { fetchOutside, OutsideError } from '#worker/platform/web/fetch-outside.ts';
import { findTileServer } from './tile-server.ts';

/**
 * A large photographic tile has 100 KB. Redirects are not followed: a server that moved has to be
 * configured again.
 */
const LIMITS = { bytes: 500_000, milliseconds: 5_000, redirects: 0 };

/** Image formats that cannot run code: an SVG may contain a script. */
const PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'];

/** Of a server that is slow: all of them together are a quarter of the memory that a Worker has. */
const MOST_AT_ONCE = 60;

/** When each that is on its way was asked for. A request that was given up ends by the clock alone. */
const underway = new Map<symbol, number>();

type TilePicture = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/**
 * A tile of our coast from the agency's configured server, and from no other address. The server
 * sees only the Worker: no visitor's address, page or cookie. @throws `NOT_FOUND` (404) for other
 * places and without a configured server; `TILES_UNREACHABLE` (503)
 */
export async function fetchTile(
  deps: Pick<Deps, 'db' | 'outside' | 'allowLoopbackFeeds'>,
  tile: Tile,
): Promise<TilePicture> {
  const server = isOnCoast(tile) ? await findTileServer(deps.db) : null;
  if (server === null) throw notFound('Haritanın böyle bir parçası yok.');
  const answer = await ask(deps, tileAddress(server.template, tile));
  // Many servers have no tiles over open sea.
  if (answer.status === 404 || answer.status === 204) {
    throw notFound('Haritanın böyle bir parçası yok.');
  }
  const [contentType = ''] = (answer.headers.get('content-type') ?? '').toLowerCase().split(';');
  if (answer.status !== 200 || !PICTURES.includes(contentType.trim())) throw unreachable();
  return { bytes: answer.bytes, contentType: contentType.trim() };
}

async function ask(deps: Pick<Deps, 'outside' | 'allowLoopbackFeeds'>, address: string) {
  const now = Date.now();
  for (const [one, since] of underway) if (now - since > LIMITS.milliseconds) underway.delete(one);
  if (underway.size >= MOST_AT_ONCE) throw unreachable();
  const own = Symbol('tile');
  underway.set(own, now);
  try {
    return await fetchOutside(
      deps,
      address,
      { accept: PICTURES.join(', '), 'user-agent': 'Kiyi-Harita/1.0' },
      LIMITS,
    );
  } catch (error) {
    if (error instanceof OutsideError) throw unreachable();
    throw error;
  } finally {
    underway.delete(own);
  }
}

const unreachable = () => new DomainError('busy', 'TILES_UNREACHABLE');
