import { type APIRequestContext, expect } from '@playwright/test';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { ADMIN, apiToken, type Dates, findFreeVilla, GUEST } from './support.ts';

export type Made = { id: string; reservation_id: string; total: number; prepayment: number };

export type Office = Awaited<ReturnType<typeof officeOf>>;

/** The agency's own calls, to bring things where a test begins and to see what became of them. */
export async function officeOf(request: APIRequestContext) {
  const authorization = `Bearer ${await apiToken(request, ADMIN)}`;
  async function send(method: string, path: string, data?: object) {
    const headers = { authorization, 'idempotency-key': crypto.randomUUID() };
    const answer = await request.fetch(path, { method, headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).content;
  }
  const get = (path: string) => send('GET', path);
  /** A stay of two in a villa that is free then and no other test's. */
  async function book(dates: Dates, status = 'option', customer: object = GUEST): Promise<Made> {
    const villa = await findFreeVilla(request, dates);
    return send('POST', '/v1/admin/reservations', {
      villa_id: villa.id,
      checkIn: dates.checkin,
      checkOut: dates.checkout,
      adults: 2,
      status,
      customer,
    });
  }
  const pay = ({ id }: Made, kind: string, amount: number): Promise<void> =>
    send('POST', '/v1/admin/transactions', {
      reservation_id: id,
      kind,
      method: 'havale_eft',
      amount,
    });
  const read = ({ id }: Made) => get(`/v1/admin/reservations/${id}`);
  return { send, get, book, pay, read };
}

type Price = { startsOn: string; endsOn: string; nightly: number; minNights?: number };

/**
 * A villa on sale for one test alone, which takes it off again, in a town whose villas no test
 * counts; its owner is the demo's (`OWNER`).
 */
export async function villaOnSale(
  { get, send }: Office,
  name: string,
  rows: Price[],
): Promise<AdminVilla> {
  const { owner }: AdminVilla = await get('/v1/admin/villas/1');
  const { items: towns } = await get('/v1/admin/towns/select');
  const { id: town_id } = towns.find(({ slug }: { slug: string }) => slug === 'belek');
  const { id, version }: AdminVilla = await send('POST', '/v1/admin/villas', {
    facts: { name, owner_id: owner.id, town_id, bedrooms: 2 },
    permit: { no: `07-${Date.now()}`, verifiedAt: new Date().toISOString() },
  });
  await send('PUT', `/v1/admin/villas/${id}`, {
    version,
    texts: { summary: 'Denize bakan, iki odalı, havuzlu bir taş ev.' },
  });
  const villa: AdminVilla = await get(`/v1/admin/villas/${id}`);
  if (rows.length > 0)
    await send('PUT', `/v1/admin/villas/${id}/prices`, { version: villa.version, rows });
  await send('PATCH', '/v1/admin/villas/activity', { id, active: true });
  return get(`/v1/admin/villas/${id}`);
}
