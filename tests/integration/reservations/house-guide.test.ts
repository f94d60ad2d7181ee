import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { villaDistances, villaPrivate } from '#drizzle/schema/villa-parts.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

const CANARY = 'CANARY-KOMBI';

describe('how a house works and what is near it', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const upload = async (name = 'kombi.jpg') => {
    const body = formOf({ file: fileOf(await drawPicture(1600, 1200), name) });
    const headers = { authorization: `Bearer ${token}` };
    return app.fetch('/v1/admin/guidepictures', { method: 'POST', body, headers });
  };
  const save = async (villaId: number, handover: object) => {
    const [villa] = await app.deps.db.read.select().from(villas).where(eq(villas.id, villaId));
    const body = { version: villa!.version, private: handover };
    return app.call('PUT', `/v1/admin/villas/${villaId}`, { token, body });
  };
  const picture = (id: string, link: string, now?: string) =>
    (now ? testApp({ now }) : app).fetch(`/v1/stay/pictures/${id}?baglanti=${link}`);

  it('shows a picture to its own guest from the prepayment to the day of leaving, and to nobody else', async () => {
    const uploaded = await upload();
    expect(uploaded.status).toBe(201);
    const { content } = (await uploaded.json()) as { content: { key: string } };
    const sold = await createStay(app, token, 'confirmed');
    const asked = await createStay(app, token, 'requested');
    const part = { title: 'Kombi', text: CANARY, picture: content };
    for (const { villaId } of [sold, asked]) {
      expect((await save(villaId, { houseGuide: [part] })).status).toBe(200);
    }
    const link = await guestLinkOf(app, token, sold.id);
    const page = await app.call('POST', '/v1/stay', { body: { link } });
    const [shown] = page.body.content.place.guide;
    expect(shown).toMatchObject({ title: 'Kombi', picture: { width: 1600, height: 1200 } });
    const { id } = shown.picture;

    const seen = await picture(id, link);
    expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(seen.headers.get('content-type')).toMatch(/^image\//);
    expect((await seen.arrayBuffer()).byteLength).toBeGreaterThan(100);
    const refused = [
      await picture(id, await guestLinkOf(app, token, asked.id)),
      await picture(id, 'x'.repeat(43)),
      await picture('0190aaaa-0000-7000-8000-000000000000', link),
      await picture(id, link, '2027-05-18T09:00:00.000Z'),
      await app.fetch(`/media/${content.key}`),
      await app.fetch(`/media/pictures/${content.key.split('/').slice(1).join('/')}-1280.jpg`),
      await app.fetch(`/v1/admin/guidepictures?key=${content.key}`),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 401]);
    const [villa] = await app.deps.db.read.select().from(villas).where(eq(villas.id, sold.villaId));
    const open = await app.call('GET', `/v1/villa/${villa!.slug}`);
    expect(open.status).toBe(200);
    expect(open.text).not.toMatch(/CANARY|guides\//);
  });

  it('keeps what a guide names when files are swept, and takes what none does', async () => {
    const [kept, left] = await Promise.all(
      ['a.jpg', 'b.jpg'].map(
        async (name) =>
          ((await (await upload(name)).json()) as { content: { key: string } }).content,
      ),
    );
    const { villaId } = await createStay(app, token, 'confirmed');
    await save(villaId, { houseGuide: [{ title: 'Havuz', text: '', picture: kept }] });
    await sweepFiles(testApp({ now: '2030-01-01T01:17:00.000Z' }).deps);
    expect(await app.deps.files.find(kept!.key)).not.toBeNull();
    expect(await app.deps.files.find(left!.key)).toBeNull();
    // Swept meanwhile, or another kind of file: the part says so.
    const gone = await save(villaId, { houseGuide: [{ title: 'Çöp', text: '', picture: left }] });
    expect([gone.status, gone.body.code]).toEqual([422, 'UNKNOWN_CHOICE']);
    const receipt = { key: 'receipts/0190aaaa-0000/dekont.pdf', width: 1, height: 1 };
    const other = await save(villaId, {
      houseGuide: [{ title: 'Çöp', text: '', picture: receipt }],
    });
    expect(other.status).toBe(400);
  });

  it('lists what is near, with the distances that the villa has anyway', async () => {
    const { villaId, id } = await createStay(app, token, 'confirmed');
    const nearby = [{ kind: 'market', name: 'Köşe Market', metres: 400 }];
    expect((await save(villaId, { nearby })).status).toBe(200);
    await app.deps.db.rows.insert(villaDistances).values([
      { villaId, place: 'sea', metres: 350 },
      { villaId, place: 'market', metres: 900 },
    ]);
    const link = await guestLinkOf(app, token, id);
    const { place } = (await app.call('POST', '/v1/stay', { body: { link } })).body.content;
    expect(place.nearby).toEqual([
      { label: 'Deniz', name: '', metres: 350 },
      { label: 'Market', name: 'Köşe Market', metres: 400 },
    ]);
    const [stored] = await app.deps.db.read
      .select()
      .from(villaPrivate)
      .where(eq(villaPrivate.villaId, villaId));
    expect(stored?.nearby).toEqual(nearby);
  });
});
