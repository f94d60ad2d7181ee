import { createApp } from 'astro/app/entrypoint';
import { app, manifest } from 'astro/entrypoints/prerender';
import { readForAllLanguages } from '#site/once-for-languages.ts';

/* What renders the pages of a build. */
readForAllLanguages();

// Each as one text: nobody waits for its first bytes, and a page in chunks is encoded and read back for
// each of them.
const inOnePiece = createApp({ streaming: false });
app.render = (request, options) => inOnePiece.render(request, options);

export { app, manifest };
