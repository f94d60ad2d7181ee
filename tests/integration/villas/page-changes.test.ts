import { expect, it } from 'vitest';
import { listPageChanges } from '#worker/features/publishing/changes.ts';
import { testApp } from '#tests/support/app.ts';
import { createTown, createVilla } from '#tests/support/factories.ts';

it('says of every page when its texts changed, in one trip', async () => {
  const app = testApp();
  const town = await createTown(app);
  const villa = await createVilla(app);
  const before = app.trips.count;
  const changes = await listPageChanges(app.deps);
  expect(app.trips.count - before).toBe(1);
  expect(changes.get(`/villa/${villa.slug}`)).toMatch(/^\d{4}-\d\d-\d\dT.+Z$/);
  expect(changes.get(`/${town.slug}`)).toBe(town.updatedAt);
  expect(changes.get('/regions')).toSatisfy((at: string) => at >= town.updatedAt);
  expect(changes.has('/enquire')).toBe(false);
});
