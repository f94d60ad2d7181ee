/** Only a path inside the dashboard, so that a link cannot lead people elsewhere. */
export const ownPath = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\/dashboard(?:[/?]|$)/.test(value) ? value : undefined;
