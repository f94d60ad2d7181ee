import { app, manifest } from 'astro/entrypoints/prerender';
import { readForAllLanguages } from '#site/once-for-languages.ts';

/* What renders the pages of a build. */
readForAllLanguages();

export { app, manifest };
