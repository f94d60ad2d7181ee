import findUrl from './find-in-page.ts?worker&url';

/* Loaded on the first focus and by address, as in lib/forms/load-sending.ts. */
document
  .querySelector('#faq-words')
  ?.addEventListener('focusin', () => import(/* @vite-ignore */ findUrl), { once: true });
