/* Caches the page for offline use; reports the files of the first visit to the service worker.
   Runs without an interaction, because visitors who only look need it on the road as well. */
const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;

await worker?.register('/konaklamam-sw.js', { scope: location.pathname });
if (worker && !worker.controller) {
  const parts = performance.getEntriesByType('resource').map(({ name }) => name);
  (await worker.ready).active?.postMessage([location.href, ...parts]);
}
