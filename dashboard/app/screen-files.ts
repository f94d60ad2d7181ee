/** The message of an error when a screen, dialog or editor could not be loaded offline. */
export const NOT_FETCHED = 'Bağlantı yok. Bu ekran daha önce açılmadığı için gösterilemiyor.';

/**
 * A file of the dashboard that cannot be loaded usually belongs to an older version, and the router
 * then reloads the page. Offline that would leave an empty browser, so the error gets another
 * message and the screen explains it.
 */
export function keepPageWhenOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = NOT_FETCHED;
  });
}
