/** A path inside the dashboard and nothing else, so that a link cannot send people elsewhere. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/dashboard(?:[/?]|$)/.test(value) ? value : undefined;
