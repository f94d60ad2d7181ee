import sendingUrl from './send-message.ts?worker&url';

/*
 * What sends the form comes when somebody begins to write; before that the browser sends it by itself.
 * Imported by its address, as everywhere: Vite's own dynamic import brings half a kilobyte.
 */
document
  .querySelector('[data-contact]')
  ?.addEventListener('focusin', () => import(/* @vite-ignore */ sendingUrl), { once: true });
