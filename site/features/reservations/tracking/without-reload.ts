/**
 * Submits without leaving the page: the same form and page, of whose response only the answer is
 * used. On failure the browser submits the form normally.
 */
document.addEventListener('submit', async (event) => {
  const form = event.target as HTMLFormElement;
  const place = form.closest('#sorgu');
  if (!place || !form.matches('[data-track]')) return;
  event.preventDefault();
  const button = form.querySelector('button');
  if (button) button.disabled = true;
  try {
    const response = await fetch(form.action, { method: 'POST', body: new FormData(form) });
    // A right code leads to the page of the stay.
    if (response.redirected) return location.assign(response.url);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const answer = page.getElementById('sorgu');
    if (!answer) throw new Error('not our page');
    place.replaceChildren(...answer.childNodes);
    place.querySelector<HTMLElement>('[data-answer], [aria-invalid]')?.focus();
    scrollTo({ top: 0 });
  } catch {
    form.submit();
  }
});
