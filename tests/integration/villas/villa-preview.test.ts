import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';

describe('the page of a villa before it is on sale', () => {
  let app: TestApp;
  let token: string;
  const read = (key: string) =>
    app.call('GET', `/v1/villa-preview?${new URLSearchParams({ token: key })}`);
  const linkTo = (id: number) => app.call('POST', `/v1/admin/villas/${id}/preview`, { token });

  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  it('opens with its link for an hour, and is no page of the site', async () => {
    const villa = await createVilla(app, { active: false });
    expect((await app.call('GET', `/v1/villa/${villa.slug}`)).status).toBe(404);
    const { path, validUntil } = (await linkTo(villa.id)).body.content;
    const key = new URL(path, 'https://site.example').searchParams.get('token') ?? '';
    const opened = await read(key);
    expect(opened.body.content).toMatchObject({ slug: villa.slug, name: villa.name });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(validUntil) - app.clock.now().getTime()).toBe(3_600_000);
    app.clock.advanceMinutes(60);
    expect((await read(key)).status).toBe(404);
  });

  it('is refused for any other key, and to whoever may not ask for one', async () => {
    expect((await read('eyJwcmV2aWV3IjoiYSJ9.00')).status).toBe(404);
    for (const path of ['', '?token=']) {
      expect((await app.call('GET', `/v1/villa-preview${path}`)).status).toBe(400);
    }
    expect((await linkTo(999_999)).status).toBe(404);
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    const villa = await createVilla(app, { active: false });
    const asked = await app.call('POST', `/v1/admin/villas/${villa.id}/preview`, { token: owner });
    expect(asked.status).toBe(403);
  });
});
