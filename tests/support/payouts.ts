import { eq } from 'drizzle-orm';
import { userDetails } from '#drizzle/schema/users.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import type { TestApp } from './app.ts';
import { createUser, createVilla, requestStay } from './factories.ts';
import { moveStay } from './payments.ts';

type OwnedStay = { id: string; code: string };

/** An owner with an IBAN and a villa with prices for all years that the tests use. */
export async function createOwner(
  app: TestApp,
  details: Partial<typeof userDetails.$inferInsert> = {},
) {
  const owner = await createUser(app, { role: 'OWNER' });
  const iban = demoIban(crypto.getRandomValues(new Uint32Array(1))[0]! >>> 4);
  await app.deps.db.rows
    .update(userDetails)
    .set({ iban, ...details })
    .where(eq(userDetails.userId, owner.id));
  const villa = await createVilla(app, {
    ownerId: owner.id,
    commissionRate: 1000,
    seasons: [{ from: '2026-01-01', to: '2031-12-31', lira: 5000 }],
  });
  return { id: owner.id, email: owner.email, iban, villa };
}

/** A week, confirmed by default: 35.000 ₺, 7.000 ₺ prepayment, of which the owner is owed 3.500 ₺. */
export async function sellWeek(
  app: TestApp,
  token: string,
  { villa }: { villa: { slug: string } },
  checkIn: string,
  status: 'confirmed' | 'option' = 'confirmed',
): Promise<OwnedStay> {
  const last = new Date(Date.parse(checkIn) + 7 * 86_400_000).toISOString().slice(0, 10);
  const asked = await requestStay(app, { slug: villa.slug, checkIn, checkOut: last });
  const code: string = asked.body.content.reservationCode;
  const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, { token });
  const { id } = list.body.content.items[0];
  const moved = await moveStay(app, token, id, { status });
  if (moved.status !== 200) throw new Error(moved.text);
  return { id, code };
}
