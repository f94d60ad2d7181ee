/* The platform's own sheet where there is one, else the address on the clipboard. */
const button = document.querySelector<HTMLElement>('[data-share]');
button?.addEventListener('click', async () => {
  const url = location.origin + location.pathname;
  if ('share' in navigator) {
    // Closing the sheet is no failure.
    await navigator.share({ title: button.dataset['share'], url }).catch(() => undefined);
    return;
  }
  await (navigator as Navigator).clipboard.writeText(url);
  button.textContent = 'Bağlantı kopyalandı';
});
