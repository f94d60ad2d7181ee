import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '#domain/errors.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import { villaImages } from '#drizzle/schema/villa-parts.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { sweepFiles, sweepFilesNightly } from '#worker/features/media/storage/sweep-files.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn, unique } from '#tests/support/factories.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';

const DAY_MINUTES = 24 * 60;

describe('pictures of a villa', () => {
  let app: TestApp;
  let token: string;
  let jpeg: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    jpeg = await drawPicture();
  });

  const upload = (villaId: number, file: File = fileOf(jpeg), alt?: string, on: TestApp = app) =>
    on.call('POST', '/v1/admin/villas/image', {
      token,
      body: formOf({ villa_id: String(villaId), file, ...(alt !== undefined && { alt }) }),
    });
  const order = (villa_id: number, ids: number[]) =>
    app.call('PUT', '/v1/admin/villas/image/updateorder', { token, body: { villa_id, ids } });
  const images = (villaId: number) =>
    app.deps.db.read
      .select()
      .from(villaImages)
      .where(eq(villaImages.villaId, villaId))
      .orderBy(villaImages.position);
  const filesOf = async (key: string) => {
    const found = await Promise.all(
      [key, key.replace('pictures/', 'originals/')].map((prefix) => app.deps.files.list(prefix)),
    );
    return found.flat().map((file) => file.key);
  };

  it('are JPEGs for whoever shares them, whatever the original is', async () => {
    const folder = unique('paylasim');
    await app.deps.files.put(`originals/${folder}/ev`, jpeg, { contentType: 'image/avif' });
    const ask = () => app.call('GET', `/media/pictures/${folder}/ev-1280.jpg`);
    for (const served of [await ask(), await ask()]) {
      expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    expect(await filesOf(`pictures/${folder}/`)).toContain(`pictures/${folder}/ev-1280.jpg`);
    const other = await app.call('GET', `/media/pictures/${folder}/ev-800.webp`);
    expect(other.headers.get('content-type')).toBe('image/avif');
  });

  it('are stored under a random key with a plain name, in every width a page asks for', async () => {
    const villa = await createVilla(app);
    app.trips.count = 0;
    const file = fileOf(jpeg, 'Görünüş İskele.JPEG');
    const { status, body } = await upload(villa.id, file, 'İskele');
    expect(status).toBe(201);
    expect(app.trips.count).toBe(3);
    expect(body.content).toMatchObject({
      villa_id: villa.id,
      key: expect.stringMatching(/^pictures\/[0-9a-f]{33}\/Gorunus-Iskele$/),
      name: 'Gorunus-Iskele.jpg',
      alt: 'İskele',
      width: 1600,
      height: 1200,
      position: 0,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
      thumbnail: `/media/${body.content.key}-400.avif`,
    });
    for (const [suffix, type] of [
      ['-400.avif', 'image/avif'],
      ['-800.avif', 'image/avif'],
      ['-1280.avif', 'image/avif'],
      ['-800.webp', 'image/webp'],
      ['-1280.jpg', 'image/jpeg'],
    ]) {
      const served = await app.call('GET', `/media/${body.content.key}${suffix}`);
      expect([suffix, served.status]).toEqual([suffix, 200]);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    }
    const [log] = await app.deps.db.read
      .select()
      .from(auditLog)
      .where(
        and(eq(auditLog.entity, 'villa_image'), eq(auditLog.entityId, String(body.content.id))),
      );
    expect(log).toMatchObject({ action: 'villa_image.create', entity: 'villa_image' });
  });

  it('show first on cards and pages what is ordered first, and only a whole order is taken', async () => {
    const villa = await createVilla(app);
    const ids: number[] = [];
    for (const alt of ['a', 'b', 'c'])
      ids.push((await upload(villa.id, fileOf(jpeg), alt)).body.content.id);
    const [a, b, c] = ids as [number, number, number];
    app.trips.count = 0;
    const moved = await order(villa.id, [c, a, b]);
    expect([moved.status, app.trips.count]).toEqual([200, 3]);
    expect(moved.body.content).toEqual({ villa_id: villa.id, ids: [c, a, b] });
    expect((await images(villa.id)).map(({ id }) => id)).toEqual([c, a, b]);
    const page = await app.call('GET', `/v1/villa/${villa.slug}`);
    expect(page.body.content.pictures.map(({ alt }: { alt: string }) => alt)).toEqual([
      'c',
      'a',
      'b',
    ]);

    const foreign = (await upload((await createVilla(app)).id)).body.content.id;
    for (const wrong of [
      [a, b],
      [a, b, c, foreign],
      [a, a, b],
      [a, b, foreign],
    ]) {
      const answer = await order(villa.id, wrong);
      expect([wrong.length, answer.status, answer.body.code]).toEqual([
        wrong.length,
        409,
        'STALE_ORDER',
      ]);
    }
    expect((await order(999_999_999, [a])).status).toBe(404);
    expect((await images(villa.id)).map(({ id }) => id)).toEqual([c, a, b]);
  });

  it('can be described anew and taken away, files and all', async () => {
    const villa = await createVilla(app);
    const { id, key } = (await upload(villa.id)).body.content;
    const path = `/v1/admin/villas/image/${id}`;
    const described = await app.call('PATCH', path, { token, body: { alt: 'Havuz' } });
    expect(described.body.content).toMatchObject({ id, alt: 'Havuz' });
    const placed = await app.call('PATCH', path, { token, body: { room: '1. yatak odası' } });
    expect(placed.body.content).toMatchObject({ id, alt: 'Havuz', room: '1. yatak odası' });
    for (const body of [{}, { room: 'x'.repeat(41) }, { floor: 2 }])
      expect((await app.call('PATCH', path, { token, body })).status).toBe(400);
    expect(await filesOf(key)).toHaveLength(6);
    expect((await app.call('DELETE', path, { token })).body.content).toEqual({
      deleted: true,
      undo: null,
    });
    expect([await filesOf(key), await images(villa.id)]).toEqual([[], []]);
    expect((await app.call('GET', `/media/${key}-400.avif`)).status).toBe(404);
    for (const [method, body] of [
      ['DELETE', undefined],
      ['PATCH', { alt: '' }],
    ] as const) {
      expect((await app.call(method, path, { token, body })).status).toBe(404);
    }
  });

  it('are taken by what is in them, within limits, and leave nothing when refused', async () => {
    const villa = await createVilla(app);
    const before = (await app.deps.files.list('originals/')).length;
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const large = new Uint8Array(5_000_001);
    large.set(jpeg);
    const cases: [string, File, number, string][] = [
      ['SVG that says JPEG', fileOf(text), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['PDF', fileOf('%PDF-1.7'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['HEIC that nothing opens', fileOf('\0\0\0\x18ftypheic'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
      ['cut off', fileOf(jpeg.slice(0, jpeg.length / 2)), 422, 'IMAGE_UNREADABLE'],
      ['over 5 MB', fileOf(large), 413, 'TOO_LARGE'],
      ['10 MB', fileOf(new Uint8Array(10_000_000)), 413, 'TOO_LARGE'],
      ['nothing', fileOf(''), 400, 'VALIDATION'],
      ['a bomb', fileOf(bomb(jpeg)), 422, 'IMAGE_TOO_LARGE'],
      ['a row of millions', fileOf(rubbish([39_000_000, 1])), 422, 'IMAGE_TOO_LARGE'],
      ['broken inside', fileOf(rubbish([9, 9])), 422, 'IMAGE_UNREADABLE'],
    ];
    for (const [what, file, status, code] of cases) {
      const answer = await upload(villa.id, file);
      expect([what, answer.status, answer.body.code]).toEqual([what, status, code]);
    }
    expect((await upload(999_999_999)).status).toBe(404);
    for (const body of [
      formOf({ villa_id: String(villa.id) }),
      formOf({ villa_id: 'x', file: fileOf(jpeg) }),
      {},
    ]) {
      const { status } = await app.call('POST', '/v1/admin/villas/image', { token, body });
      expect([400, 415]).toContain(status);
    }
    expect(await images(villa.id)).toEqual([]);
    expect((await app.deps.files.list('originals/')).length).toBe(before);
    for (const format of ['image/png', 'image/webp'] as const) {
      expect((await upload(villa.id, fileOf(await drawPicture(800, 600, format)))).status).toBe(
        201,
      );
    }
  });

  it('leave no file when the database refuses the row', async () => {
    const villa = await createVilla(app);
    const before = (await app.deps.files.list('originals/')).length;
    const failing = testApp();
    const write = failing.deps.db.write;
    failing.deps.db.write = (steps) =>
      steps.length > 1 ? Promise.reject(refused('TOO_MANY')) : write(steps);
    expect((await upload(villa.id, fileOf(jpeg), '', failing)).status).toBe(422);
    expect((await app.deps.files.list('originals/')).length).toBe(before);
  });

  it('come in the original where the platform makes no widths', async () => {
    const plain = testApp({ pictures: null });
    const villa = await createVilla(plain);
    const { key, color } = (await upload(villa.id, fileOf(jpeg), '', plain)).body.content;
    expect(color).toBe('#d9d4c8');
    const served = await plain.call('GET', `/media/${key}-400.avif`);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await plain.call('GET', `/media/${key}-401.avif`)).status).toBe(404);
    expect((await plain.call('GET', `/media/${key.replace('pictures', 'originals')}`)).status).toBe(
      404,
    );
  });

  it('that nothing names are swept after a day, others stay', async () => {
    const night = testApp();
    const stamp = () =>
      night.call('POST', '/v1/admin/media', { token, body: formOf({ file: fileOf(jpeg) }) });
    const [lost, kept] = [(await stamp()).body.content, (await stamp()).body.content];
    const shown = (await stamp()).body.content;
    expect(lost).toMatchObject({ name: 'resim.jpg', width: 1600, height: 1200 });
    await night.deps.db.rows
      .insert(teamMembers)
      .values({ name: 'Ayla', title: 'Saha', image: kept.key });
    const told = await night.call('POST', '/v1/admin/blog', {
      token,
      body: {
        title: unique('Koyda sabah'),
        body: [{ type: 'picture', key: shown.key, alt: 'Koyda demirli tekneler' }],
      },
    });
    expect(told.status).toBe(201);
    const orphan = 'documents/yetim/belge.pdf';
    await night.deps.files.put(orphan, new Uint8Array(1), { contentType: 'application/pdf' });
    night.clock.set(new Date().toISOString());
    await sweepFiles(night.deps);
    expect(await filesOf(lost.key)).toHaveLength(6);

    night.clock.advanceMinutes(DAY_MINUTES + 1);
    await sweepFilesNightly({
      ...night.deps,
      clock: { now: () => new Date('2027-01-01T12:00:00Z') },
    });
    expect(await filesOf(lost.key)).toHaveLength(6);
    expect(await sweepFiles(night.deps)).toBeGreaterThan(0);
    expect([await filesOf(lost.key), (await filesOf(kept.key)).length]).toEqual([[], 6]);
    expect(await filesOf(shown.key)).toHaveLength(6);
    expect(await night.deps.files.find(orphan)).toBeNull();
  });

  it('are for admins only', async () => {
    const owner = await createUser(app, { role: 'OWNER' });
    const villa = await createVilla(app, { ownerId: owner.id });
    const ownerToken = await signIn(app, owner.email);
    const answer = await app.call('POST', '/v1/admin/villas/image', {
      token: ownerToken,
      body: formOf({ villa_id: String(villa.id), file: fileOf(jpeg) }),
    });
    expect(answer.status).toBe(403);
  });
});

/** The same JPEG with a header that promises 65,000 × 65,000 pixels. */
function bomb(jpeg: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = jpeg.slice();
  const frame = bytes.findIndex(
    (byte, i) => byte === 0xff && [0xc0, 0xc2].includes(bytes[i + 1] ?? 0),
  );
  bytes.set([0xfd, 0xe8, 0xfd, 0xe8], frame + 5);
  return bytes;
}

/** A PNG whose chunks are in order, of the size that it names, and whose picture is rubbish. */
function rubbish(size: [number, number]): Uint8Array<ArrayBuffer> {
  const chunk = (type: string, data: string) =>
    `\0\0\0${String.fromCharCode(data.length)}${type}${data}\0\0\0\0`;
  const sides = size.flatMap((side) => [24, 16, 8, 0].map((bits) => (side >> bits) & 255));
  const header = `${String.fromCharCode(...sides)}\x08\x02\0\0\0`;
  const png = `\x89PNG\r\n\x1a\n${chunk('IHDR', header)}${chunk('IDAT', '123')}${chunk('IEND', '')}`;
  return Uint8Array.from(png, (char) => char.charCodeAt(0));
}
