import type { StaticFiles } from '#worker/platform/files/static-files.ts';

const FONTS = import.meta.glob<string>('../../site/public/fonts/paper*', {
  query: '?url&inline',
  import: 'default',
});

/**
 * The static files that the platform serves beside the Worker, read from the sources: tests have no
 * build.
 */
export const builtFiles: StaticFiles = {
  read: async (path) => {
    const load = FONTS[`../../site/public${path}`];
    if (load === undefined) throw new Error(`no static file ${path}`);
    return (await fetch(await load())).arrayBuffer();
  },
};
