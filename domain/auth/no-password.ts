/** The stored hash of somebody who was invited and has no password yet; none matches it. */
export const NO_PASSWORD = 'none';
