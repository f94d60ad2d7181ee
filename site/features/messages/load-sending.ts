import type * as Sending from './send-message.ts';
import sendingUrl from './send-message.ts?worker&url';

/*
 * The script that sends the form is loaded on the first focus. Whoever is quicker waits for it: what the
 * browser would submit by itself comes back without what was typed. Imported by its address, as
 * everywhere: Vite's own dynamic import brings half a kilobyte.
 */
const form = document.querySelector<HTMLFormElement>('[data-contact]');
const load = (): Promise<typeof Sending> => import(/* @vite-ignore */ sendingUrl);

form?.addEventListener('focusin', load, { once: true });
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  load().then(
    ({ default: send }) => send(form),
    () => form.submit(),
  );
});
