import type { StaticFiles } from '#worker/platform/files/static-files.ts';

const FONTS = import.meta.glob<string>('../../site/public/fonts/*.ttf', {
  query: '?inline',
  import: 'default',
});

/** The files that the platform serves beside the Worker; there is no build in a test. */
export const builtFiles: StaticFiles = {
  read: async (path) => {
    const load = FONTS[`../../site/public${path}`];
    if (load === undefined) throw new Error(`no static file ${path}`);
    return (await fetch(await load())).arrayBuffer();
  },
};
