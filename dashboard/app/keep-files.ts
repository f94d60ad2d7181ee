/**
 * Lets the browser cache the dashboard's files and report a missing connection
 * (site/public/dashboard-sw.js), once the first screen has loaded.
 */
export function keepFiles(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/dashboard-sw.js', { scope: '/dashboard' })
      // The dashboard also works without it, but does not open offline.
      .catch(() => undefined);
  });
}
