import savingUrl from './save-as-it-goes.ts?worker&url';

/*
 * What saves as it goes comes when somebody begins to write; before that the browser sends the form by
 * itself. Imported by its address, as everywhere: Vite's own dynamic import brings half a kilobyte.
 */
document
  .querySelector('[data-guests]')
  ?.addEventListener('focusin', () => import(/* @vite-ignore */ savingUrl), { once: true });
