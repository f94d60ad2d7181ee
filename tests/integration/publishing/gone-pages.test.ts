import { expect, it } from 'vitest';
import { createPageServer } from '#worker/features/publishing/page-server.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';

/** The last second of 21 November in Türkiye. */
const BEFORE_MIDNIGHT = '2026-11-21T20:59:59.000Z';

const making = (status: number, isBuilt: boolean) => ({
  render: async () => new Response('', { status }),
  hasFile: async () => isBuilt,
  readCards: async () => ({}),
});

it('a page that is gone is remembered as gone, for when the database is slow; nonsense is not', async () => {
  const { deps, clock } = testApp({ now: BEFORE_MIDNIGHT });
  const { slug } = await createVilla({ deps } as never, { permitExpiresOn: '2026-11-21' });
  const pages = createPageServer({ at: BEFORE_MIDNIGHT, pages: 1_000_000, isWhole: false });
  const path = `/villa/${slug}`;
  expect((await pages.find(deps, path, making(410, true))).page).toBe('built');
  clock.set('2026-11-21T21:00:01.000Z');
  expect((await pages.find(deps, path, making(410, true))).page).toMatchObject({ status: 410 });
  expect(pages.last(path)).toMatchObject({ status: 410 });
  const nonsense = `/villa/${unique('yok')}`;
  expect((await pages.find(deps, nonsense, making(404, false))).page).toMatchObject({
    status: 404,
  });
  expect(pages.last(nonsense)).toBeNull();
});
