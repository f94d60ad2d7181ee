import type { TestApp } from './app.ts';
import { createVilla, requestStay } from './factories.ts';

export const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

export type Stay = { id: string; code: string; villaId: number };

/** A requested week of a new villa (35.000 ₺, 7.000 ₺ prepayment), moved on to `state`. */
export async function createStay(
  app: TestApp,
  token: string,
  state: 'requested' | 'option' | 'confirmed' = 'confirmed',
  dates = WEEK,
): Promise<Stay> {
  const villa = await createVilla(app);
  const requested = await requestStay(app, { slug: villa.slug, ...dates });
  const code: string = requested.body.content.reservationCode;
  const list = await app.call('GET', `/v1/admin/reservations?reservation_id=${code}`, { token });
  const id: string = list.body.content.items[0].id;
  if (state !== 'requested') await moveStay(app, token, id, { status: state });
  return { id, code, villaId: villa.id };
}

export const moveStay = (app: TestApp, token: string, id: string, body: object) =>
  app.call('PATCH', `/v1/admin/reservations/${id}`, { token, body });

/** A keyed POST of an admin. */
export const post = (
  app: TestApp,
  token: string,
  path: string,
  body: unknown,
  key: string = crypto.randomUUID(),
) => app.call('POST', path, { token, body, headers: { 'idempotency-key': key } });
