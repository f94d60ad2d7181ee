import { beforeAll, describe, expect, it } from 'vitest';
import type { Overview } from '#domain/overview/schema.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

let app: TestApp;
let owner: Awaited<ReturnType<typeof createOwner>>;
let stay: { id: string; code: string };

/** A confirmed week from 14 to 21 June 2027. */
beforeAll(async () => {
  app = testApp({ now: '2027-05-01T09:00:00.000Z' });
  const token = await signIn(app, (await createUser(app)).email);
  owner = await createOwner(app);
  stay = await sellWeek(app, token, owner, '2027-06-14');
});

/** What somebody sees on a day. */
async function seenOn(day: string, email: string) {
  const then = testApp({ now: `${day}T09:00:00.000Z` });
  const token = await signIn(then, email);
  const get = (path: string) => then.call('GET', path, { token });
  const { customer } = (await get(`/v1/admin/reservations/${stay.id}`)).body.content;
  const home: Overview = (await get('/v1/admin/other')).body.content;
  const next = home.upcoming.find(({ id }) => id === stay.id);
  return { customer, next, list: (await get('/v1/admin/reservations?oldrez=0')).text };
}

describe('the phone of a guest', () => {
  it('is the owner’s to see from two days before the arrival, and nothing else of the contact', async () => {
    const early = await seenOn('2027-06-11', owner.email);
    expect(early.customer).toMatchObject({ firstName: 'Gülşah', phone: null, email: null });
    expect(early.next?.phone).toBeNull();

    const near = await seenOn('2027-06-12', owner.email);
    expect(near.customer).toMatchObject({ phone: '+905321234567', email: null });
    expect(near.next).toMatchObject({ phone: '+905321234567', guests: 2 });
    expect(near.list).not.toContain('5321234567');

    const over = await seenOn('2027-06-22', owner.email);
    expect(over.customer).toMatchObject({ phone: null, email: null });
  });

  it('is no other owner’s', async () => {
    const other = await createOwner(app);
    const then = testApp({ now: '2027-06-14T09:00:00.000Z' });
    const token = await signIn(then, other.email);
    const answer = await then.call('GET', '/v1/admin/other', { token });
    expect(answer.body.content.upcoming).toEqual([]);
    expect(answer.text).not.toContain('5321234567');
  });
});
