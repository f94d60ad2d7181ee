import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { composeMail } from '#worker/features/mail/compose.ts';
import { readMailFacts } from '#worker/features/mail/queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, requestStay, signIn } from '#tests/support/factories.ts';
import { moveStay } from '#tests/support/payments.ts';

const WEEK = { checkIn: '2027-06-14', checkOut: '2027-06-21' };

describe('a request that is refused', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  async function refuse(villa: { slug: string }, adults = 2) {
    const asked = await requestStay(app, { slug: villa.slug, ...WEEK, adults });
    const { reservationCode: code, page } = asked.body.content;
    const [stay] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, code));
    expect((await moveStay(app, token, stay!.id, { status: 'rejected' })).status).toBe(200);
    const [mail] = await app.deps.db.read
      .select({ id: outbox.id, template: outbox.template })
      .from(outbox)
      .where(eq(outbox.reservationId, stay!.id))
      .then((rows) => rows.filter(({ template }) => template === 'talep_reddedildi'));
    const link = new URL(page).searchParams.get('baglanti');
    const opened = await app.call('POST', '/v1/stay', { body: { link } });
    const facts = await readMailFacts(app.deps.db, mail!.id);
    const composed = await composeMail(app.deps, facts!);
    return {
      houses: opened.body.content.own.instead as {
        slug: string;
        price: { total: number };
        checkin: string;
      }[],
      text: composed.outcome === 'ready' ? composed.mail.text : composed.reason,
    };
  }

  it('comes with three houses that are free for the same nights, at their price', async () => {
    const villas = [];
    for (let n = 0; n < 5; n += 1) villas.push(await createVilla(app));
    const [wanted, taken, ...free] = villas;
    expect((await requestStay(app, { slug: taken!.slug, ...WEEK })).status).toBe(201);
    const { houses, text } = await refuse(wanted!);
    expect(houses.map(({ slug }) => slug).toSorted()).toEqual(
      free.map(({ slug }) => slug).toSorted(),
    );
    const [first] = houses;
    const quoted = await app.call('POST', '/v1/quote', {
      body: { slug: first!.slug, ...WEEK, adults: 2, children: 0, babies: 0 },
    });
    expect(first).toMatchObject({
      checkin: WEEK.checkIn,
      price: { total: quoted.body.content.total },
    });
    for (const { slug } of free) {
      expect(text).toContain(`/villa/${slug}?checkin=2027-06-14&checkout=2027-06-21&adults=2`);
    }
    expect(text).not.toContain(`/villa/${taken!.slug}?`);
  });

  it('says nothing of houses where there are none', async () => {
    // Nobody else takes as many.
    const villa = await createVilla(app, { capacity: 20, maxAdults: 20 });
    const { houses, text } = await refuse(villa, 20);
    expect(houses).toEqual([]);
    expect(text).not.toContain('Aynı geceler için boş');
    expect(text).toContain('birlikte bakalım');
  });
});
