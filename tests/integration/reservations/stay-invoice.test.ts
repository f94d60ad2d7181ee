import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayInvoices } from '#drizzle/schema/stay-page.ts';
import { destroy } from '#worker/features/privacy/purge/destruction.ts';
import { purgeJobs } from '#worker/features/privacy/purge/purge-jobs.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';
import { formOf } from '#tests/support/pictures.ts';

const PDF = '%PDF-1.7 fatura';

describe('the invoice of a stay', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const upload = (id: string, content: string, as = token) =>
    app.fetch(`/v1/admin/reservations/${id}/invoice`, {
      method: 'PUT',
      body: formOf({ file: new File([content], 'fatura.pdf', { type: 'application/pdf' }) }),
      headers: { authorization: `Bearer ${as}` },
    });
  const ofGuest = (link: string) => app.fetch(`/v1/stay/invoice.pdf?baglanti=${link}`);
  const fileOf = async (id: string) =>
    (
      await app.deps.db.read.select().from(stayInvoices).where(eq(stayInvoices.reservationId, id))
    )[0]?.file;

  it('is uploaded by accounting, and given to the guest who booked alone', async () => {
    const { id } = await createStay(app, token, 'confirmed');
    const link = await guestLinkOf(app, token, id);
    const own = async () =>
      (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own;
    expect((await own()).documents.invoice).toBe(false);
    expect((await ofGuest(link)).status).toBe(404);
    const clerk = await signIn(app, (await createUser(app, { role: 'CLERK' })).email);
    expect((await upload(id, PDF, clerk)).status).toBe(403);
    expect((await upload(id, '<script>')).status).toBe(415);
    const accounting = await signIn(app, (await createUser(app, { role: 'ACCOUNTING' })).email);
    expect((await upload(id, PDF, accounting)).status).toBe(200);

    expect((await own()).documents.invoice).toBe(true);
    const file = await ofGuest(link);
    expect([file.status, await file.text(), file.headers.get('cache-control')]).toEqual([
      200,
      PDF,
      'no-store',
    ]);
    const shared = await app.call('POST', '/v1/stay/share', { body: { link } });
    const friends = new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
    const key = await fileOf(id);
    const refused = await Promise.all([
      ofGuest(friends),
      ofGuest('x'.repeat(43)),
      app.fetch(`/media/${key}`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    const seen = await app.fetch(`/v1/admin/reservations/${id}/invoice.pdf`, {
      headers: { authorization: `Bearer ${clerk}` },
    });
    expect([seen.status, await seen.text()]).toEqual([200, PDF]);
  });

  it('stays while the stay names it, and its file goes with it', async () => {
    const { id } = await createStay(app, token, 'confirmed');
    await upload(id, PDF);
    const first = await fileOf(id);
    await upload(id, `${PDF} 2`);
    const second = await fileOf(id);
    const later = testApp({ now: '2030-01-01T01:17:00.000Z' });
    await sweepFiles(later.deps);
    expect(await app.deps.files.find(first!)).toBeNull();
    expect(await app.deps.files.find(second!)).not.toBeNull();
    const address = `/v1/admin/reservations/${id}/invoice`;
    expect((await app.call('DELETE', address, { token })).status).toBe(200);
    expect((await app.call('DELETE', address, { token })).status).toBe(404);
    await sweepFiles(later.deps);
    expect(await app.deps.files.find(second!)).toBeNull();
  });

  it('belongs to a stay that was sold', async () => {
    const { id } = await createStay(app, token, 'option');
    expect((await upload(id, PDF)).status).toBe(422);
    expect((await upload('yok', PDF)).status).toBe(404);
  });

  it('goes when the person of its stay does, and no sooner', async () => {
    const [kept, over] = [
      await createStay(app, token, 'confirmed'),
      await createStay(app, token, 'confirmed'),
    ];
    for (const { id } of [kept, over]) await upload(id, PDF);
    const at = '2038-01-01T00:00:00.000Z';
    await app.deps.db.rows
      .update(reservations)
      .set({ email: '', phone: '' })
      .where(eq(reservations.id, over.id));
    const jobs = purgeJobs({ at, today: '2038-01-01', settings: new Map() });
    const due = jobs.filter(({ entity }) => entity === 'stay_invoices');
    await app.deps.db.write(due.flatMap((job) => destroy(job, at)));
    expect(await fileOf(over.id)).toBeUndefined();
    expect(await fileOf(kept.id)).toBeDefined();
  });
});
