import { app, manifest } from 'astro/entrypoints/prerender';
import { readForAllLanguages } from '#site/once-for-languages.ts';

/*
 * What renders the pages of a build. Each is written as one text: nobody waits for its first bytes, and a
 * page in chunks is encoded and read back for each of them.
 */
Object.assign(app, { resolveStreaming: () => false });
readForAllLanguages();

export { app, manifest };
