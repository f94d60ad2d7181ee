import { eq } from 'drizzle-orm';
import { districts, publicSlugs, towns } from '#drizzle/schema/locations.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { issueToken, SESSION_HOURS } from '#worker/http/session.ts';
import type { TestApp } from './app.ts';

/** A text no other test uses; also across files that share the database. */
export function unique(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The same where only letters may stand: in a person's name. */
export const uniqueName = (prefix: string): string =>
  `${prefix} ${unique('')
    .slice(1)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Nobody else's number: a guest is known by it. */
export const uniquePhone = (): string => `+90556${String(uniqueNumber() % 1e7).padStart(7, '0')}`;

const uniqueNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

export const PASSWORD = 'Deneme-Parola-1';
let passwordHash: Promise<string> | undefined;

export async function createUser(
  { deps }: TestApp,
  overrides: Partial<typeof users.$inferInsert> = {},
) {
  passwordHash ??= hashPassword(PASSWORD);
  const email = overrides.email ?? `${unique('kisi')}@kiyi.example`;
  const [user] = await deps.db.rows
    .insert(users)
    .values({ role: 'ADMIN', passwordHash: await passwordHash, ...overrides, email })
    .returning();
  await deps.db.rows
    .insert(userDetails)
    .values({ userId: user!.id, firstName: 'Şule', lastName: 'Iğdır' });
  return user!;
}

/** Signs in through the API, for tests that mind what a login leaves; the token of its session. */
export async function logIn(app: TestApp, email: string): Promise<string> {
  const answer = await app.call('POST', '/v1/auth/login', { body: { email, password: PASSWORD } });
  return answer.body.content.accessToken;
}

/** The token of a new session, opened beside the login: a password takes 0.2 s of processor to check. */
export async function signIn({ deps }: TestApp, email: string): Promise<string> {
  const { read, rows } = deps.db;
  const [user] = await read.select({ id: users.id }).from(users).where(eq(users.email, email));
  const now = deps.clock.now();
  const sessionId = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const userId = user!.id;
  await rows.insert(sessions).values({
    id: sessionId,
    userId,
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: now.toISOString(),
    confirmedAt: now.toISOString(),
  });
  return issueToken(deps, { sessionId, userId, expiresAt });
}

export async function createTown({ deps }: TestApp) {
  const slug = unique('kas-merkez');
  const [district] = await deps.db.rows
    .insert(districts)
    .values({
      provincePlate: 7,
      provinceName: 'Antalya',
      code: uniqueNumber(),
      name: 'Kaş',
      slug: unique('kas'),
    })
    .returning();
  const [town] = await deps.db.rows
    .insert(towns)
    .values({ districtId: district!.id, slug, name: 'Kaş Merkez' })
    .returning();
  await deps.db.rows.insert(publicSlugs).values({ slug, kind: 'town', targetId: town!.id });
  return town!;
}

/** Season rows as a test writes them: first night, last night, lira a night. */
export type SeasonFixture = {
  from: string;
  to: string;
  lira: number;
  minNights?: number;
  shortStayFee?: number;
};

export const ALL_YEAR: SeasonFixture[] = [{ from: '2026-01-01', to: '2028-12-31', lira: 5000 }];

/** A villa on sale: 6 people, 1.500 ₺ cleaning under 7 nights, at least 3 nights, 20 % prepayment. */
export async function createVilla(
  app: TestApp,
  {
    seasons = ALL_YEAR,
    ...overrides
  }: Partial<typeof villas.$inferInsert> & { seasons?: SeasonFixture[] } = {},
) {
  const { db } = app.deps;
  const ownerId = overrides.ownerId ?? (await createUser(app, { role: 'OWNER' })).id;
  const town = overrides.townId ? null : await createTown(app);
  const slug = overrides.slug ?? unique('villa');
  const [villa] = await db.rows
    .insert(villas)
    .values({
      code: unique('KY'),
      slug,
      name: 'Villa Çınar İçi',
      searchText: 'villa cinar ici',
      ownerId,
      townId: town?.id ?? 0,
      districtId: town?.districtId ?? 0,
      active: true,
      capacity: 6,
      maxAdults: 6,
      maxChildren: 4,
      maxBabies: 2,
      bedrooms: 3,
      bathrooms: 2,
      minNightsSeason: 3,
      minNightsOther: 3,
      cleaningFee: 150_000,
      cleaningThreshold: 7,
      deposit: 500_000,
      permitNo: `07-${uniqueNumber()}`,
      calendarToken: unique('token'),
      ...overrides,
    })
    .returning();
  if (seasons.length > 0) {
    await db.rows.insert(villaPrices).values(
      seasons.map((season) => ({
        villaId: villa!.id,
        startsOn: season.from,
        endsOn: season.to,
        nightly: season.lira * 100,
        minNights: season.minNights ?? null,
        shortStayFee: season.shortStayFee ?? null,
      })),
    );
  }
  return villa!;
}

export const GUEST = {
  firstName: 'Gülşah',
  lastName: 'Öztürk İnce',
  phone: '0532 123 45 67',
  email: 'gulsah@posta.example',
};

export const CONSENTS = { terms: true, kvkk: true, marketing: false };

export type StayFixture = { slug: string; checkIn: string; checkOut: string; adults?: number };

export const quoteOf = (app: TestApp, stay: StayFixture) =>
  app.call('POST', '/v1/quote', { body: { adults: 2, children: 0, babies: 0, ...stay } });

/** Sends a request for a quoted stay under `key`. */
export const requestWith = (
  app: TestApp,
  quoteToken: string,
  { key = crypto.randomUUID(), customer = GUEST }: { key?: string; customer?: typeof GUEST } = {},
) =>
  app.call('POST', '/v1/reservation', {
    headers: { 'idempotency-key': key },
    body: { quoteToken, customer, consents: CONSENTS },
  });

/** Quote and request in one; the reservation's code. */
export async function requestStay(app: TestApp, stay: StayFixture, customer = GUEST) {
  const quoted = await quoteOf(app, stay);
  return requestWith(app, quoted.body.content.quoteToken, { customer });
}
