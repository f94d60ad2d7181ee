import { z } from '@hono/zod-openapi';
import { MapFacts } from '#domain/maps/schema.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { fetchTile } from './fetch-tile.ts';
import { findTileServer } from './tile-server.ts';

const tags = ['website'];

const mapRoute = route('public', {
  method: 'get',
  path: '/v1/map',
  tags,
  summary: 'Whether maps have tiles under the drawn coast, and who made them',
  responses: { 200: answer(MapFacts, '`tiles` is null where the agency has set no tile server') },
});

const number = z.coerce.number().int().min(0).max(100_000);

const tileRoute = route('public', {
  method: 'get',
  path: '/v1/map/tiles/{z}/{x}/{y}',
  tags,
  summary: "A tile of the map from the agency's own server",
  description:
    'Web Mercator, of the coast from Bodrum to Antalya and levels 7 to 15 alone; kept for a day. 404 NOT_FOUND for other places, for tiles that the server does not have and where none is set; 503 TILES_UNREACHABLE where it answers with no picture, too large, too late or with a redirect.',
  request: { params: z.object({ z: number, x: number, y: number }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/*': { schema: { type: 'string', format: 'binary' } } },
    },
  },
});

/** Maps change slowly; a changed server takes effect everywhere within a day. */
const DAY = 'public, max-age=86400, stale-while-revalidate=604800';

export const mapRoutes = featureApp()
  .openapi(mapRoute, async (c) => {
    const server = await findTileServer(c.get('deps').db);
    const tiles = server && { attribution: server.attribution };
    return c.json({ content: { tiles } }, 200);
  })
  .openapi(tileRoute, async (c) => {
    const { bytes, contentType } = await fetchTile(c.get('deps'), c.req.valid('param'));
    c.header('Cache-Control', DAY);
    c.header('Content-Type', contentType);
    // Whatever the response contains, the browser executes nothing.
    c.header('Content-Security-Policy', "default-src 'none'; sandbox");
    return c.body(bytes, 200);
  });
