/** Keeps the page for when there is no line; what this first visit loaded is told to whoever keeps it. */
const worker = navigator.serviceWorker;
if (worker && document.querySelector('[data-keep]')) {
  void worker
    .register('/konaklamam-sw.js', { scope: '/konaklamam' })
    .then(() => worker.ready)
    .then(({ active }) => {
      if (worker.controller) return;
      const parts = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage([location.href, ...parts]);
    });
}
