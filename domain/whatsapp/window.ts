/** WhatsApp lets a business write freely for so long after the guest's last message; then templates alone. */
const WINDOW_MS = 24 * 60 * 60_000;

/** Until when a guest may be written to freely; null while they never wrote. Instants. */
export const windowEnd = (lastFromGuest: string | null): string | null =>
  lastFromGuest === null ? null : new Date(Date.parse(lastFromGuest) + WINDOW_MS).toISOString();

/** A parameter of a template holds no line ends and no runs of spaces, by the platform's rules. */
export const asParameter = (text: string): string =>
  text
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .join(' · ')
    .replace(/\s+/g, ' ')
    .trim();
