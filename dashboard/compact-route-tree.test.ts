import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { compactRouteTree } from './compact-route-tree.ts';

const TREE = '/somewhere/dashboard/app/route-tree.gen.ts';

/** What is left of code after the plugin. */
function compacted(code: string): string {
  const { transform } = compactRouteTree;
  if (typeof transform !== 'object') throw new Error('the plugin transforms nothing');
  const answer = Reflect.apply(transform.handler, {}, [code, TREE]) as { code: string };
  return answer.code;
}

it.each([
  'const ShellRouteChildren = { ARoute: ARoute, BRoute: BRouteWithChildren };',
  'const ShellRouteChildren = { ARoute, BRoute: BRouteWithChildren };',
  'const ShellRouteChildren = {\n  ARoute,\n  BRoute: BRouteWithChildren,\n};',
])('keeps every child, however the code names it', (code) => {
  expect(compacted(code)).toContain('ShellRouteChildren = [ARoute, BRouteWithChildren]');
});

it('says an address once', () => {
  const code =
    "const ARoute = AImport.update({ id: '/a', path: '/a', getParentRoute: () => ShellRoute });";
  expect(compacted(code)).toContain("const ARoute = place(AImport, ShellRoute, '/a');");
});

/** The addresses of a tree, read with routes that only write down what they are told. */
function addressesOf(code: string): string[] {
  type Route = { path: string; children: Route[] };
  const createRoute = () => {
    const route = {
      path: '',
      children: [] as Route[],
      update: (options: { path?: string }) => Object.assign(route, { path: options.path ?? '' }),
      _addFileChildren: (children: object) =>
        Object.assign(route, { children: Object.values(children) as Route[] }),
      _addFileTypes: () => route,
    };
    return route;
  };
  const names = [...code.matchAll(/import \{ Route as (\w+) \}/g)].map(([, name]) => String(name));
  const body = code.replaceAll(/^import .*$/gm, '').replace(/^export (?=const|function)/gm, '');
  // oxlint-disable-next-line no-new-func -- the generated tree itself, with other routes
  const read = new Function(...names, `${body}; return routeTree;`);
  const walk = (route: Route, above: string): string[] => [
    above + route.path,
    ...route.children.flatMap((child) => walk(child, above + route.path)),
  ];
  return walk(read(...names.map(createRoute)) as Route, '').toSorted();
}

it('keeps every screen of the dashboard at its address', () => {
  const file = readFileSync(new URL('./app/route-tree.gen.ts', import.meta.url), 'utf8');
  const tree = stripTypeScriptTypes(file, { mode: 'transform' });
  const addresses = addressesOf(tree);
  expect(addresses.length).toBeGreaterThan(80);
  expect(addressesOf(compacted(tree))).toEqual(addresses);
});
