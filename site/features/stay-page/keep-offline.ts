/*
 * Keeps the page for when there is no line; what this first visit loaded is told to the worker that keeps
 * it. Before anything is touched: somebody who only looks needs it on the road as well.
 */
if ('serviceWorker' in navigator && document.querySelector('[data-keep]')) void keepPage();

async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/konaklamam-sw.js', { scope: '/konaklamam' });
  const { active } = await serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  if (!serviceWorker.controller) active?.postMessage([location.href, ...parts], []);
}
