/**
 * Lets the browser keep the dashboard's files and say so when there is no connection
 * (site/public/dashboard-sw.js), once the first screen has what it needs.
 */
export function keepFiles(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker
      .register('/dashboard-sw.js', { scope: '/dashboard' })
      // Without it the dashboard works as well, only not from a home screen without a line.
      .catch(() => undefined);
  });
}
