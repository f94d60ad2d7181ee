import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf } from '#tests/support/factories.ts';
import { adminCalls, lastAudit, ownerCalls } from '#tests/support/villas-admin.ts';

const STAY = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('an owner’s word on booking at once', () => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp({ now: '2027-03-01T09:00:00.000Z' });
  });
  const owned = async (villa: Parameters<typeof createVilla>[1]) => {
    const calls = await ownerCalls(app);
    const { id, slug } = await createVilla(app, { ...villa, ownerId: calls.owner.id });
    const say = (agreed: boolean) => calls.patch(`/v1/admin/villas/${id}/instant`, { agreed });
    const read = async () => (await calls.get(`/v1/admin/villas/${id}`)).body.content;
    const minutes = async () => (await quoteOf(app, { slug, ...STAY })).body.content.instantMinutes;
    return { id, calls, say, read, minutes };
  };

  it('is given and taken back on the house itself, and sells or does not at once', async () => {
    const { id, say, read, minutes } = await owned({ instant: true });
    expect(await minutes()).toBeNull();
    const given = await say(true);
    expect([given.status, given.body.content]).toEqual([
      200,
      { id, instantAgreedOn: '2027-03-01' },
    ]);
    expect((await read()).rules).toMatchObject({ instant: true, instantAgreedOn: '2027-03-01' });
    expect(await minutes()).toBe(20);
    expect((await say(false)).body.content.instantAgreedOn).toBeNull();
    expect(await minutes()).toBeNull();
    expect(await lastAudit(app, id, 'villa.update')).toMatchObject({
      before: { instantAgreedOn: '2027-03-01' },
      after: { instantAgreedOn: null },
    });
  });

  it('keeps the day on which it was first given, and switches nothing on by itself', async () => {
    const { say, minutes } = await owned({ instantAgreedOn: '2027-01-05' });
    expect((await say(true)).body.content.instantAgreedOn).toBe('2027-01-05');
    expect(await minutes()).toBeNull();
  });

  it('is not overwritten by an editor that was open meanwhile', async () => {
    const { id, say, read } = await owned({ instant: true, instantAgreedOn: '2027-01-05' });
    const { version, rules } = await read();
    await say(false);
    const admin = await adminCalls(app);
    const { commissionRate: _, ...kept } = rules;
    const saved = await admin.put(`/v1/admin/villas/${id}`, { version, rules: kept });
    expect([saved.status, saved.body.code]).toEqual([409, 'STALE_VERSION']);
    expect((await read()).rules.instantAgreedOn).toBeNull();
  });

  it('is no other owner’s, and not a guess', async () => {
    const [own, other] = [await owned({ instant: true }), await owned({ instant: true })];
    const foreign = await other.calls.patch(`/v1/admin/villas/${own.id}/instant`, { agreed: true });
    expect([foreign.status, (await own.read()).rules.instantAgreedOn]).toEqual([404, null]);
    for (const body of [{}, { agreed: 'evet' }, { agreed: true, instant: true }]) {
      const bad = await own.calls.patch(`/v1/admin/villas/${own.id}/instant`, body);
      expect([400, 422]).toContain(bad.status);
    }
  });
});
