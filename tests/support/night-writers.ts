import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { villas } from '#drizzle/schema/villas.ts';
import type { Answer, TestApp } from './app.ts';
import { GUEST, quoteOf, requestWith } from './factories.ts';

/** Days of a stay or a block. */
export type Dates = { checkIn: string; checkOut: string };

type ClerkBody = Record<string, unknown>;

/** A clerk enters a stay; two adults by default. */
export const createByClerk = (
  app: TestApp,
  token: string,
  body: { villa_id: number } & Dates & ClerkBody,
  key = crypto.randomUUID() as string,
): Promise<Answer> =>
  app.call('POST', '/v1/admin/reservations', {
    token,
    headers: { 'idempotency-key': key },
    body: { adults: 2, customer: GUEST, ...body },
  });

/** Blocks nights of a villa. */
export const blockDates = (
  app: TestApp,
  token: string,
  villaId: number,
  { checkIn, checkOut }: Dates,
  body: ClerkBody = {},
): Promise<Answer> =>
  app.call('POST', '/v1/admin/villas/date', {
    token,
    body: { villa_id: villaId, started_at: checkIn, finished_at: checkOut, ...body },
  });

/** Changes a reservation, using its current version. */
export async function editStay(
  app: TestApp,
  token: string,
  id: string,
  body: ClerkBody,
): Promise<Answer> {
  const read = await app.call('GET', `/v1/admin/reservations/${id}`, { token });
  const { version } = read.body.content;
  return app.call('PUT', `/v1/admin/reservations/${id}`, { token, body: { version, ...body } });
}

export const moveTo = (app: TestApp, token: string, id: string, body: ClerkBody): Promise<Answer> =>
  app.call('PATCH', `/v1/admin/reservations/${id}`, { token, body });

/** One way to take nights; returns the API's answer. */
type NightWriter = { name: string; take(): Promise<Answer> };

/**
 * Every way in which a person can take the nights of one villa, each prepared so that all can start
 * at once: a guest's request, a guest who books at once, a clerk's reservation, another stay moved there, the confirmation of
 * an expired request, a new block, and a block moved there.
 */
export async function nightWriters(
  app: TestApp,
  token: string,
  villa: { id: number; slug: string },
  wanted: Dates,
  elsewhere: [Dates, Dates],
): Promise<NightWriter[]> {
  await app.deps.db.rows
    .update(villas)
    .set({ instant: true, instantAgreedOn: '2026-01-05' })
    .where(eq(villas.id, villa.id));
  const lapsed = await requestThatRanOut(app, token, villa, wanted);
  const quoted = await quoteOf(app, { slug: villa.slug, ...wanted });
  const stay = await createByClerk(app, token, { villa_id: villa.id, ...elsewhere[0] });
  const block = await blockDates(app, token, villa.id, elsewhere[1]);
  expect([quoted.status, stay.status, block.status]).toEqual([200, 201, 201]);
  const { id: stayId, version } = stay.body.content;
  const { checkIn: started_at, checkOut: finished_at } = wanted;
  return [
    {
      name: 'a request',
      take: () => requestWith(app, quoted.body.content.quoteToken),
    },
    {
      name: 'at once',
      take: () => requestWith(app, quoted.body.content.quoteToken, { instant: true }),
    },
    {
      name: 'a clerk',
      take: () => createByClerk(app, token, { villa_id: villa.id, ...wanted, status: 'confirmed' }),
    },
    {
      name: 'other dates',
      take: () =>
        app.call('PUT', `/v1/admin/reservations/${stayId}`, {
          token,
          body: { version, ...wanted },
        }),
    },
    { name: 'a confirmation', take: () => moveTo(app, token, lapsed, { status: 'confirmed' }) },
    { name: 'own dates', take: () => blockDates(app, token, villa.id, wanted) },
    {
      name: 'moved own dates',
      take: () =>
        app.call('PUT', `/v1/admin/villas/date/${block.body.content.id}`, {
          token,
          body: { started_at, finished_at },
        }),
    },
  ];
}

/** The id of an expired request for these nights that the cron has not handled yet. */
async function requestThatRanOut(
  app: TestApp,
  token: string,
  villa: { id: number },
  wanted: Dates,
): Promise<string> {
  const made = await createByClerk(app, token, { villa_id: villa.id, ...wanted });
  expect(made.status).toBe(201);
  app.clock.advanceMinutes(121);
  return made.body.content.id;
}
