import * as z from 'zod';
import { MapFacts } from '#domain/maps/schema.ts';
import { queryNumber } from '#domain/wire/fields.ts';
import { route, tagged } from '#worker/http/route.ts';
import { fetchTile } from './fetch-tile.ts';
import { findTileServer } from './tile-server.ts';

const number = queryNumber(0, 100_000);

/** Maps change slowly; a changed server takes effect everywhere within a day. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export const mapRoutes = tagged('website', [
  route('public', 'get /v1/map', {
    summary: 'Whether maps have tiles under the drawn coast, and who made them',
    answer: MapFacts,
    returns: '`tiles` is null where the agency has set no tile server',
    handle: async ({ db }) => {
      const server = await findTileServer(db);
      const tiles = server && { attribution: server.attribution };
      return { tiles };
    },
  }),
  route('public', 'get /v1/map/tiles/{z}/{x}/{y}', {
    summary: "A tile of the map from the agency's own server",
    description:
      'Web Mercator, of the coast from Bodrum to Antalya and levels 7 to 15 alone; kept for a day. 404 NOT_FOUND for other places, for tiles that the server does not have and where none is set; 503 TILES_UNREACHABLE where it answers with no picture, too large, too late or with a redirect, and where more than sixty are asked for at once.',
    param: z.object({ z: number, x: number, y: number }),
    file: 'image/*',
    returns: 'The picture',
    cache: DAY,
    handle: async (deps, { param }, { c }) => {
      const { bytes, contentType } = await fetchTile(deps, param);
      c.header('Content-Type', contentType);
      // Whatever the response contains, the browser executes nothing.
      c.header('Content-Security-Policy', "default-src 'none'; sandbox");
      return c.body(bytes, 200);
    },
  }),
]);
