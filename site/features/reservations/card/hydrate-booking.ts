/** Hydrates the booking card (`client:intent`) when a stay was chosen elsewhere on the page. */
export function hydrateBooking(): void {
  const island = document.querySelector('#rezervasyon astro-island');
  island?.dispatchEvent(new Event('pointerenter'));
}
