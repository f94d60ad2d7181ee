import formsUrl from './stay-forms.ts?worker&url';

/* The scripts of the page's forms are loaded on the first focus; until then the browser submits
   them. A later focus finds them loaded. Imported by address, because Vite's own dynamic import
   adds half a kilobyte. */
addEventListener('focusin', () => import(/* @vite-ignore */ formsUrl));
