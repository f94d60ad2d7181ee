import { expect, it } from 'vitest';
import { hashedFileRules } from './hashed-file-rules.ts';

const KEPT = 'Cache-Control: public, max-age=31536000, immutable';

it('names each file, so that a missing one is never cached', () => {
  const rules = hashedFileRules([{ path: '/_astro/a.1.js', size: 1 }]);
  expect(rules).toEqual([`/_astro/a.1.js\n  ${KEPT}`]);
});

it('stays below what the platform takes, the largest files first', () => {
  const files = Array.from({ length: 150 }, (_, size) => ({ path: `/_astro/${size}.js`, size }));
  const rules = hashedFileRules(files);
  expect(rules).toHaveLength(90);
  expect(rules[0]).toContain('/_astro/149.js');
});
