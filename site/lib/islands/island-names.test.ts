import { expect, it } from 'vitest';
import { withoutIslandNames } from './island-names.ts';

it('takes the id and the name off an island, and nothing else off a page', () => {
  const island =
    '<astro-island uid="1GgHsR" prefix="r1" props="{}" opts="{&quot;name&quot;:&quot;Search&quot;,&quot;value&quot;:&quot;query&quot;}">';
  const text = '<p>uid="1" opts="{&quot;name&quot;"</p>';
  expect(withoutIslandNames(island + text + island)).toBe(
    ['', '']
      .map(
        () => '<astro-island prefix="r1" props="{}" opts="{&quot;value&quot;:&quot;query&quot;}">',
      )
      .join(text),
  );
});
