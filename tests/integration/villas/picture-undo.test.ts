import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

const DAY_MINUTES = 24 * 60;

it('comes back for ten seconds after it was taken away, as it was and once', async () => {
  const app = testApp();
  const token = await signIn(app, (await createUser(app)).email);
  const jpeg = await drawPicture();
  const villa = await createVilla(app);
  const upload = (alt: string) =>
    app.call('POST', '/v1/admin/villas/image', {
      token,
      body: formOf({ villa_id: String(villa.id), file: fileOf(jpeg), alt }),
    });
  const images = () =>
    app.deps.db.read
      .select()
      .from(villaImages)
      .where(eq(villaImages.villaId, villa.id))
      .orderBy(villaImages.position);
  const filesOf = async (key: string) => {
    const prefixes = [key, key.replace('pictures/', 'originals/')];
    return (await Promise.all(prefixes.map((prefix) => app.deps.files.list(prefix)))).flat();
  };
  const [first, second] = [await upload('Salon'), await upload('Havuz')];
  const { id, key } = first.body.content;
  const remove = () => app.call('DELETE', `/v1/admin/villas/image/${id}?undoable=true`, { token });
  const undo = (key_: unknown) =>
    app.call('POST', '/v1/admin/villas/image/undo', { token, body: { token: key_ } });
  const [before] = await images();
  const { undo: back } = (await remove()).body.content;
  expect((await images()).map((row) => row.id)).toEqual([second.body.content.id]);
  expect(await filesOf(key)).toHaveLength(6);
  const restored = await undo(back);
  expect([restored.status, restored.body.content]).toEqual([200, first.body.content]);
  expect((await images())[0]).toMatchObject({ id: before!.id, key, alt: 'Salon' });
  const twice = await undo(back);
  expect([twice.status, twice.body.code]).toEqual([409, 'PICTURE_GONE']);
  expect((await undo(`${back}x`)).body.code).toBe('PICTURE_GONE');

  const late = (await remove()).body.content.undo;
  app.clock.set(new Date(app.clock.now().getTime() + 14_000).toISOString());
  expect((await undo(late)).body.code).toBe('PICTURE_GONE');
  // Files are as old as the machine says.
  const later = new Date(Date.now() + 2 * DAY_MINUTES * 60_000);
  await sweepFiles({ ...app.deps, clock: { now: () => later } });
  expect(await filesOf(key)).toEqual([]);
});
