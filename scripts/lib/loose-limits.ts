import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

const BUILT = 'dist/server/wrangler.json';
const LOOSE = 'dist/server/wrangler.local.json';

type Config = { ratelimits?: { simple: { limit: number; period: number } }[] };

/**
 * The built Worker's configuration with rate limits that a demo and its tests never meet; those of
 * `wrangler.toml` are production's. @returns its path, beside the built one
 */
export function loosenLimits(): string {
  const config = JSON.parse(readFileSync(join(root, BUILT), 'utf8')) as Config;
  const ratelimits = config.ratelimits?.map((limit) => ({
    ...limit,
    simple: { ...limit.simple, limit: 6_000 },
  }));
  writeFileSync(join(root, LOOSE), JSON.stringify({ ...config, ratelimits }));
  return LOOSE;
}
