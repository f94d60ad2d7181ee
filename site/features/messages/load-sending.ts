import sendingUrl from './send-message.ts?worker&url';

/*
 * The script that sends the form is loaded on the first focus; until then the browser submits it.
 * Imported by its address, as everywhere: Vite's own dynamic import brings half a kilobyte.
 */
document
  .querySelector('[data-contact]')
  ?.addEventListener('focusin', () => import(/* @vite-ignore */ sendingUrl), { once: true });
