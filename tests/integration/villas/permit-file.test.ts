import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaPermitFiles } from '#drizzle/schema/villa-parts.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { formOf } from '#tests/support/pictures.ts';

const PDF = '%PDF-1.7 izin belgesi';

describe('the scanned permit of a villa', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app, { role: 'CLERK' })).email);
  });

  const pathOf = (id: number) => `/v1/admin/villas/${id}/permitfile`;
  const upload = (id: number, content: string, as = token) =>
    app.fetch(pathOf(id), {
      method: 'PUT',
      body: formOf({ file: new File([content], 'Belge (1).pdf', { type: 'application/pdf' }) }),
      headers: { authorization: `Bearer ${as}` },
    });
  const show = async (id: number) => (await app.call('GET', pathOf(id), { token })).body.content;
  const keyOf = async (id: number) =>
    (
      await app.deps.db.read.select().from(villaPermitFiles).where(eq(villaPermitFiles.villaId, id))
    )[0]?.file;

  it('is kept, given back as a file to save, replaced, and taken off', async () => {
    const { id } = await createVilla(app);
    expect(await show(id)).toEqual({ file: null });
    expect((await upload(id, PDF)).status).toBe(200);
    expect(await show(id)).toMatchObject({ file: { name: 'izin-belgesi.pdf' } });
    const file = await app.call('GET', `${pathOf(id)}/content`, { token });
    expect([file.status, file.text]).toEqual([200, PDF]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="izin-belgesi.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });

    const first = await keyOf(id);
    expect((await upload(id, `${PDF} 2`)).status).toBe(200);
    const second = await keyOf(id);
    app.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await sweepFiles(app.deps);
    expect(await app.deps.files.find(first ?? '')).toBeNull();
    expect(await app.deps.files.find(second ?? '')).not.toBeNull();
    token = await signIn(app, (await createUser(app, { role: 'CLERK' })).email);

    expect((await app.call('DELETE', pathOf(id), { token })).status).toBe(200);
    expect((await app.call('DELETE', pathOf(id), { token })).status).toBe(404);
    expect((await app.call('GET', `${pathOf(id)}/content`, { token })).status).toBe(404);
  });

  it('is a PDF or a picture, of a villa that is there, and no owner’s or public', async () => {
    const { id } = await createVilla(app);
    expect((await upload(id, '<script>alert(1)</script>')).status).toBe(415);
    expect((await upload(999_999, PDF)).status).toBe(404);
    expect((await upload(id, PDF)).status).toBe(200);
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await upload(id, PDF, owner)).status).toBe(403);
    expect((await app.call('GET', `${pathOf(id)}/content`, { token: owner })).status).toBe(403);
    const key = await keyOf(id);
    expect((await app.fetch(`/media/${key}`)).status).toBe(404);
  });
});
