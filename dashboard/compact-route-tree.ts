import type { Plugin } from 'vite';

/**
 * Says shorter what the router's generator says at length: every address three times over, and every
 * child under a long name that nothing reads. The tree of all screens is in everybody's first load.
 * Code that looks otherwise than expected stays as it is.
 */
export const compactRouteTree: Plugin = {
  name: 'compact-route-tree',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\/dashboard\/(routes\/|app\/route-tree\.gen\.ts)/ },
    handler: (code, id) => {
      const short = withoutPaths(code);
      return {
        code: id.includes('route-tree.gen') ? withPlaces(withLists(short)) : short,
        map: null,
      };
    },
  },
};

/** The path that `createFileRoute` is given is for the types: at run time nobody looks at it. */
const withoutPaths = (code: string) =>
  code.replace(/\bcreateFileRoute\(["'][^"']+["']\)/g, 'createFileRoute()');

/** `{ ARoute: ARoute, BRoute: BRouteWithChildren }` as a list: the router takes either. */
const withLists = (code: string) =>
  code.replace(/(?<=const \w+Children = )\{([^{}]*)\}/g, (_all, children: string) => {
    // Written out or, after another transform, in short: `{ ARoute, BRoute: BRouteWithChildren }`.
    const names = children.split(',').map((child) => child.split(':').at(-1)?.trim());
    return `[${names.filter(Boolean).join(', ')}]`;
  });

/** Where a route's path is its id below its parent, once is enough. */
function withPlaces(code: string): string {
  const update =
    /(\w+)\.update\(\{\s*id: (["'][^"']+["']),\s*path: \2,\s*getParentRoute: \(\) => (\w+),?\s*\}\s*\)/g;
  const place = `function place(route, parent, path) {
  return route.update({ id: path, path, getParentRoute: () => parent });
}`;
  return `${code.replace(update, 'place($1, $3, $2)')}\n${place}`;
}
