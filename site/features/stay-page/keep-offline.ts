/* Caches the page for offline use; reports the files of the first visit to the service worker.
   Runs without an interaction, because visitors who only look need it on the road as well. */
if ('serviceWorker' in navigator && document.querySelector('[data-keep]')) void keepPage();

async function keepPage(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register('/konaklamam-sw.js', { scope: '/konaklamam' });
  const { active } = await serviceWorker.ready;
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  if (!serviceWorker.controller) active?.postMessage([location.href, ...parts], []);
}
