import { refused } from '#domain/errors.ts';
import { tileAddress } from '#domain/maps/tiles.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';

/** Refuses the address of a tile server that is not on the internet, before it is contacted. */
export function checkTileServer(
  { allowLoopbackFeeds }: Pick<Deps, 'allowLoopbackFeeds'>,
  template = '',
): void {
  if (template === '') return;
  const address = tileAddress(template, { z: 7, x: 0, y: 0 });
  const checked = checkOutsideUrl(address, { allowLoopback: allowLoopbackFeeds });
  if ('url' in checked) return;
  const { why: message } = checked;
  throw refused('TILES_URL_REFUSED', message, [{ path: 'map_tiles_url', message }]);
}
