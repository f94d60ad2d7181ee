import { isGoneFile } from '#browser/gone-file.ts';
import { reloadOnce } from '#browser/reload-once.ts';

/** Messages of an error when a screen, dialog or editor could not be loaded. */
const OFFLINE = 'Bağlantı yok. Bu ekran daha önce açılmadığı için gösterilemiyor.';
const GONE =
  'Panel bu arada güncellendi ya da sunucuya ulaşılamıyor. Yazdıklarınız taslak olarak duruyor.';

/**
 * Gives the error of a file that could not be loaded a sentence for people. The router, which
 * would load the page anew even without a line, does not know it then.
 */
export function nameGoneFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!isGoneFile(payload)) return;
    payload.cause = payload.message;
    payload.message = sentence();
  });
}

/** The same of a file that no import asked for. */
export const goneFile = (cause: string): Error => new Error(sentence(), { cause });

const sentence = () => (navigator.onLine ? GONE : OFFLINE);

/** The sentence for a file that could not be loaded; null for any other error. */
export const unfetchedText = (error: unknown): string | null =>
  error instanceof Error && [OFFLINE, GONE].includes(error.message) ? error.message : null;

/** Whether the page is loaded anew for a file that is gone, which is done once. */
export const reloadsFor = (error: unknown): boolean =>
  unfetchedText(error) !== null && reloadOnce(String((error as Error).cause));
