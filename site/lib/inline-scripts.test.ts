import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INLINE_SCRIPT_HASHES } from '#domain/publishing/page-headers.ts';
import { ASKING_SCRIPT, HEAD_SCRIPT, STAY_SCRIPT } from './inline-scripts.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

test('the policy allows the inline scripts of pages, and no others', () => {
  const dashboard = readFileSync(new URL('../../dashboard/index.html', import.meta.url), 'utf8');
  const [, dashboardTheme = ''] = /<script>([\s\S]*?)<\/script>/.exec(dashboard) ?? [];
  const scripts = [HEAD_SCRIPT, ASKING_SCRIPT, STAY_SCRIPT, SPECULATION_RULES, dashboardTheme];
  const hashes = scripts.map((script) => createHash('sha256').update(script).digest('base64'));
  expect([...INLINE_SCRIPT_HASHES]).toEqual(hashes);
});
