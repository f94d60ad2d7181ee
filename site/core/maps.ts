import tilesUrl from '#site/features/map/lay-tiles.ts?worker&url';

/**
 * Shows the agency's own tiles on a static map. Imported by address, for the reason given in
 * core.ts.
 */
export async function openMap(map: HTMLElement): Promise<void> {
  // The interactive map replaces this picture and has its own tiles.
  if (map.closest('astro-island')) return;
  await import(/* @vite-ignore */ tilesUrl);
  dispatchEvent(new CustomEvent('kiyi:map', { detail: map }));
}
