import savingUrl from './save-as-it-goes.ts?worker&url';

/* The script that saves each field is loaded on the first focus; until then the browser submits
   the form. Imported by address, because Vite's own dynamic import adds half a kilobyte. */
document
  .querySelector('[data-guests]')
  ?.addEventListener('focusin', () => import(/* @vite-ignore */ savingUrl), { once: true });
