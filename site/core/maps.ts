import tilesUrl from '#site/features/map/lay-tiles.ts?worker&url';

/**
 * The agency's own tiles under a map of a page without one that moves. Imported by its address for the
 * reason that core.ts gives.
 */
export async function openMap(map: HTMLElement): Promise<void> {
  // What moves takes the place of this picture and brings its own.
  if (map.closest('astro-island')) return;
  await import(/* @vite-ignore */ tilesUrl);
  dispatchEvent(new CustomEvent('kiyi:map', { detail: map }));
}
