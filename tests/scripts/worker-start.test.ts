import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bundle } from '../../tools/bench/search-worker/bundle.ts';

const API = fileURLToPath(
  new URL('../../tools/bench/search-worker/api-worker.ts', import.meta.url),
);

/** In gzipped kilobytes. One `import { z } from 'zod'` brings fifty languages, 57 of them. */
const MAX_START = 165;

it('starts with nothing that no visit needs', async () => {
  const { gzipped } = await bundle(API);
  expect(gzipped.start / 1_024).toBeLessThan(MAX_START);
});
