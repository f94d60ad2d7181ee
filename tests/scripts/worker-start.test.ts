import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#scripts/lib/paths.ts';
import { bundle } from '../../tools/bench/search-worker/bundle.ts';

/** In gzipped kilobytes. One `import { z } from 'zod'` brings fifty languages, 57 of them. */
const MAX_START = 165;

it('starts with nothing that no visit needs', async () => {
  const { gzipped } = await bundle(join(root, 'worker/application.ts'));
  expect(gzipped.start / 1_024).toBeLessThan(MAX_START);
});
