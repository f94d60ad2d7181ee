/** Folders of a build whose files are named by what they hold: other bytes have another name. */
export const HASHED_FOLDERS = ['/_astro/', '/dashboard/assets/'] as const;

/** For how long an answer that never changes is kept. */
export const FOREVER = 'public, max-age=31536000, immutable';
