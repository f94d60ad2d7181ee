import { expect, it } from 'vitest';
import { listSimilar } from '#worker/features/search/lists/similar.ts';
import { testApp } from '#tests/support/app.ts';
import { createTown, createVilla } from '#tests/support/factories.ts';

it('offers villas of the same region by their size, then of the district, then any', async () => {
  const app = testApp();
  const town = await createTown(app);
  const neighbour = await createTown(app);
  const here = { townId: town.id, districtId: town.districtId };
  const near = { townId: neighbour.id, districtId: town.districtId };
  const self = await createVilla(app, { ...here, capacity: 6 });
  const larger = await createVilla(app, { ...here, capacity: 9 });
  const alike = await createVilla(app, { ...here, capacity: 7 });
  const nearby = await createVilla(app, { ...near, capacity: 12 });
  await createVilla(app);
  const similar = async (limit: number) =>
    (await listSimilar(app.deps, self.slug, limit)).map(({ slug }) => slug);

  expect(await similar(2)).toEqual([alike.slug, larger.slug]);
  expect(await similar(3)).toEqual([alike.slug, larger.slug, nearby.slug]);
  const four = await similar(4);
  expect(four.slice(0, 3)).toEqual([alike.slug, larger.slug, nearby.slug]);
  expect(four).toHaveLength(4);
  expect(four).not.toContain(self.slug);
  expect(await listSimilar(app.deps, 'boyle-bir-villa-yok', 3)).toEqual([]);
});
