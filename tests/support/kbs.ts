import { eq } from 'drizzle-orm';
import { kbsFacilities, kbsPeople } from '#drizzle/schema/kbs.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import { reportDuePeople } from '#worker/features/kbs/report-people.ts';
import { sealPart } from '#worker/features/kbs/facility-secrets.ts';
import { sealGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import { type TestApp, testApp } from './app.ts';
import { createVilla, unique, uniquePhone } from './factories.ts';
import { kbsService } from './kbs-service.ts';

/** Six digits that no other test uses. */
let code = 100_000;

export type KbsWorld = Awaited<ReturnType<typeof kbsWorld>>;

/** An application beside a service of its own, with a villa that reports to it. */
export async function kbsWorld({ now = '2026-11-21T13:00:00.000Z', patienceMs = 20 } = {}) {
  const service = kbsService();
  const app = testApp({ now, outside: service.fetch });
  app.deps.kbs = { relay: null, patienceMs };
  const villa = await createVilla(app);
  // Files share a database: only this test's facilities report.
  await app.deps.db.rows.update(kbsFacilities).set({ active: false });
  const facility = await addFacility(app, { villaId: villa.id });
  return { app, service, villa, facility };
}

export async function addFacility(
  app: TestApp,
  values: Partial<typeof kbsFacilities.$inferInsert>,
) {
  const id = unique('tesis');
  const { deps } = app;
  const row = {
    id,
    service: 'jandarma' as const,
    endpoint: 'http://127.0.0.1:9/jandarma',
    code: String((code += 1)),
    user: await sealPart(deps, id, 'user', '10000000146'),
    password: await sealPart(deps, id, 'password', 'gizli-sifre'),
    salt: await sealPart(deps, id, 'salt', crypto.randomUUID()),
    active: true,
    startsOn: '2026-01-01',
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...values,
  };
  await deps.db.rows.insert(kbsFacilities).values(row);
  return row;
}

type GuestFacts = Partial<Omit<typeof reservationGuests.$inferInsert, 'identityNumber'>> & {
  number: string;
};

/** A confirmed stay with these people, written directly. */
export async function stayWith(
  app: TestApp,
  villaId: number,
  { checkIn = '2026-11-21', checkOut = '2026-11-24' },
  people: readonly GuestFacts[],
) {
  const { rows } = app.deps.db;
  const id = unique('konaklama');
  const at = app.clock.now().toISOString();
  await rows.insert(reservations).values({
    id,
    code: unique('KY26'),
    status: 'confirmed',
    villaId,
    checkIn,
    checkOut,
    nights: (Date.parse(checkOut) - Date.parse(checkIn)) / 86_400_000,
    adults: people.length,
    source: 'admin',
    firstName: 'Gülşah',
    lastName: 'Öztürk',
    phone: uniquePhone(),
    email: `${unique('misafir')}@posta.example`,
    prepaymentRate: 2000,
    commissionRate: 2000,
    lines: [],
    createdAt: at,
    updatedAt: at,
  });
  const guests = await Promise.all(people.map((one, position) => addGuest(app, id, one, position)));
  return { id, guests };
}

export async function addGuest(app: TestApp, stay: string, facts: GuestFacts, position = 0) {
  const { number, ...rest } = facts;
  const id = unique('kisi');
  const at = app.clock.now().toISOString();
  const isTurk = /^\d{11}$/.test(number);
  await app.deps.db.rows.insert(reservationGuests).values({
    id,
    reservationId: stay,
    position,
    firstName: 'Gülşah',
    lastName: 'Öztürk',
    nationality: isTurk ? 'TR' : 'DE',
    identityKind: isTurk ? 'tckn' : 'passport',
    birthDate: '1990-05-01',
    ...(!isTurk && { fatherName: 'Karl', motherName: 'Anna', sex: 'female' as const }),
    ...rest,
    identityNumber: await sealGuestIdentity(app.deps, id, number),
    createdAt: at,
    updatedAt: at,
  });
  return id;
}

/** One minute of the cron, a minute later than the one before. */
export async function minute({ app }: Pick<KbsWorld, 'app'>, minutes = 1): Promise<number> {
  app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000).toISOString());
  return reportDuePeople(app.deps);
}

export async function personRow(app: TestApp, id: string) {
  const [row] = await app.deps.db.read.select().from(kbsPeople).where(eq(kbsPeople.id, id));
  return row;
}
