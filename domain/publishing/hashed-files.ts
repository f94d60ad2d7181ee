/** Folders of a build whose file names contain a hash of the content. */
export const HASHED_FOLDERS = ['/_astro/', '/dashboard/assets/'] as const;

/** Cache-Control of files that never change. */
export const FOREVER = 'public, max-age=31536000, immutable';
