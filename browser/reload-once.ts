const KEY = 'reloaded-for';

/**
 * Loads the page anew because a file of it is gone; false when that was done for this file before,
 * when nobody could remember that it was, or without a line, where an open page is better than none.
 * `file`: its address, or an error that names it. Apart from stored.ts, because it is part of what
 * runs before a touch.
 */
export function reloadOnce(file: string): boolean {
  try {
    if (!navigator.onLine || sessionStorage[KEY] === file) return false;
    sessionStorage[KEY] = file;
    location.reload();
    return true;
  } catch {
    return false;
  }
}
