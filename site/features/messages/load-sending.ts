import sendingUrl from './send-message.ts?worker&url';

/*
 * The script that sends the form is loaded on the first focus. Whoever is quicker waits for it: what the
 * browser would submit by itself comes back without what was typed. Imported by its address, as
 * everywhere: Vite's own dynamic import brings half a kilobyte.
 */
const form = document.querySelector<HTMLFormElement>('[data-contact]');
let isLoaded = false;
const load = async (): Promise<void> => {
  await import(/* @vite-ignore */ sendingUrl);
  isLoaded = true;
};

form?.addEventListener('focusin', load, { once: true });
form?.addEventListener('submit', (event) => {
  if (isLoaded) return;
  event.preventDefault();
  load().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
});
