import type { MapFacts } from '#domain/maps/schema.ts';

let asked: Promise<MapFacts['tiles']> | undefined;

async function ask(): Promise<MapFacts['tiles']> {
  try {
    const answer = await fetch('/v1/map');
    return answer.ok ? ((await answer.json()) as { content: MapFacts }).content.tiles : null;
  } catch {
    // The drawn coast is the map.
    return null;
  }
}

/**
 * Whether the agency has its own tiles; requested once per page, on the first interaction with a
 * map.
 */
export const readTileFacts = (): Promise<MapFacts['tiles']> => (asked ??= ask());
