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
