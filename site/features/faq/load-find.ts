import findUrl from './find-in-page.ts?worker&url';

/* Loaded on the first focus and by address, as in lib/forms/load-sending.ts. */
const field = document.querySelector<HTMLInputElement>('#faq-words');
field?.addEventListener('focusin', () => import(/* @vite-ignore */ findUrl), { once: true });
// Nothing is sent: what was typed is answered as it is typed.
field?.form?.addEventListener('submit', (event) => event.preventDefault());
