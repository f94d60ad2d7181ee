import formsUrl from './stay-forms.ts?worker&url';

/* The scripts of the page's forms are loaded on the first focus or chosen file, which comes without
   a focus in Safari; until then the browser submits them. Later ones find them loaded. Imported by
   address, because Vite's own dynamic import adds half a kilobyte. */
const load = () => import(/* @vite-ignore */ formsUrl);
addEventListener('focusin', load);
addEventListener('change', load);
