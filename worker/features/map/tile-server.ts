import { inArray } from 'drizzle-orm';
import { settings } from '#drizzle/schema/settings.ts';
import type { Database } from '#worker/platform/database/database.ts';

/** The agency's tile server and its attribution. */
type TileServer = { template: string; attribution: string };

/** The agency's own tile server; null when none is configured. One trip. */
export async function findTileServer(db: Database): Promise<TileServer | null> {
  const rows = await db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, ['map_tiles_url', 'map_tiles_attribution']));
  const valueOf = (key: string) => rows.find((row) => row.key === key)?.value ?? '';
  const template = valueOf('map_tiles_url');
  return template === '' ? null : { template, attribution: valueOf('map_tiles_attribution') };
}
