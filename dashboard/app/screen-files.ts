/** What an error says whose screen, dialog or editor could not be fetched for want of a connection. */
export const NOT_FETCHED = 'Bağlantı yok. Bu ekran daha önce açılmadığı için gösterilemiyor.';

/**
 * A file of the dashboard that cannot be fetched usually belongs to an older version, and the router
 * then reloads the page. Without a connection that would leave people with an empty browser: the
 * error gets other words, and the screen says what is the matter.
 */
export function keepPageWhenOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = NOT_FETCHED;
  });
}
