/**
 * WhatsApp allows a business to write freely for this long after the guest's last message;
 * afterwards only templates.
 */
const WINDOW_MS = 24 * 60 * 60_000;

/** Until when a guest may be written to freely; null if they never wrote. Instants. */
export const windowEnd = (lastFromGuest: string | null): string | null =>
  lastFromGuest === null ? null : new Date(Date.parse(lastFromGuest) + WINDOW_MS).toISOString();

/** A template parameter may not contain line breaks or repeated spaces, by the platform's rules. */
export const asParameter = (text: string): string =>
  text
    .split(/(?<!\s)\s*\n\s*/)
    .filter((line) => line !== '')
    .join(' · ')
    .replace(/\s+/g, ' ')
    .trim();
