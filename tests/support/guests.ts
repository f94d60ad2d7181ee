import { eq } from 'drizzle-orm';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { TestApp } from './app.ts';
import { createVilla, requestStay, unique, uniquePhone } from './factories.ts';

/** A confirmed stay and its villa, with a phone and an address that no other test uses. */
export async function confirmedStay(
  app: TestApp,
  token: string,
  { checkIn = '2027-06-14', checkOut = '2027-06-21', adults = 2 } = {},
) {
  const villa = await createVilla(app);
  const email = `${unique('misafir')}@posta.example`;
  const phone = uniquePhone();
  const customer = { firstName: 'Gülşah', lastName: 'Öztürk', phone, email };
  const stay = { slug: villa.slug, checkIn, checkOut, adults };
  const asked = await requestStay(app, stay, customer);
  const code: string = asked.body.content.reservationCode;
  const [row] = await app.deps.db.read
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.code, code));
  const id = row!.id;
  await app.call('PATCH', `/v1/admin/reservations/${id}`, { token, body: { status: 'confirmed' } });
  return { id, code, email, phone, villa };
}

/** The secret in the private link to a stay's guest list. */
export async function guestLinkOf(app: TestApp, token: string, id: string, renew = false) {
  const shared = await app.call('POST', `/v1/admin/reservations/${id}/guestlink`, {
    token,
    body: { renew },
  });
  return new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
}

export const TCKN = '10000000146';

export const PERSON = {
  firstName: 'Gülşah',
  lastName: 'Öztürk',
  nationality: 'TR',
  identityNumber: TCKN,
  birthDate: '1990-05-01',
  plate: '07 kbs 16',
};
