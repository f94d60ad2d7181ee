/** Wakes the booking card, which sleeps until somebody reaches for it, when a stay was chosen elsewhere. */
export function wakeBooking(): void {
  const island = document.querySelector('#rezervasyon astro-island');
  island?.dispatchEvent(new Event('pointerenter'));
}
