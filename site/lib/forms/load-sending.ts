import sendingUrl from './send-form.ts?worker&url';

/* The script that sends the form is loaded on the first focus. A submit before that waits for
   it, because a plain submit leaves the page. Imported by address, because Vite's own dynamic
   import adds half a kilobyte. */
const form = document.querySelector<HTMLFormElement>('[data-send]');
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
