import { eq, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { districts, publicSlugs, towns } from '#drizzle/schema/locations.ts';
import { villaPrices } from '#drizzle/schema/prices.ts';
import { sessions, userDetails, users } from '#drizzle/schema/users.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';
import { issueToken, SESSION_HOURS } from '#worker/http/session.ts';
import type { TestApp } from './app.ts';

/** A text that no other test uses, even in files that share the database. */
export function unique(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** The same in letters only, for a person's name. */
export const uniqueName = (prefix: string): string =>
  `${prefix} ${unique('')
    .slice(1)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** A phone number that no other test uses, because guests are identified by it. */
export const uniquePhone = (): string => `+90556${String(uniqueNumber() % 1e7).padStart(7, '0')}`;

const uniqueNumber = () => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;

export const PASSWORD = 'Deneme-Parola-1';
/** Checking a hash of the usual cost takes a fifth of a second of processor time in every test. */
const QUICK_HASH = { N: 16, r: 8, p: 1 };
let passwordHash: Promise<string> | undefined;

export async function createUser(app: TestApp, overrides: Partial<typeof users.$inferInsert> = {}) {
  const { rows } = app.deps.db;
  const [[user]] = await rows.batch(await userStatements(app, overrides));
  return user!;
}

/** The statements that create a user, so that a factory needs one trip for everything. */
async function userStatements(
  { deps: { db } }: TestApp,
  overrides: Partial<typeof users.$inferInsert>,
) {
  passwordHash ??= hashPassword(PASSWORD, QUICK_HASH);
  const email = overrides.email ?? `${unique('kisi')}@kiyi.example`;
  const user = { role: 'ADMIN', passwordHash: await passwordHash, ...overrides, email } as const;
  const userId = sql`(select ${users.id} from ${users} where ${users.email} = ${email})`;
  return [
    db.rows.insert(users).values(user).returning(),
    db.rows.insert(userDetails).values({ userId, firstName: 'Şule', lastName: 'Iğdır' }),
  ] as const;
}

/** Signs in through the API, for tests of what a login writes; returns the session's token. */
export async function logIn(app: TestApp, email: string): Promise<string> {
  const answer = await app.call('POST', '/v1/auth/login', { body: { email, password: PASSWORD } });
  return answer.body.content.accessToken;
}

/** The token of a new session, created without the login. */
export async function signIn({ deps }: TestApp, email: string): Promise<string> {
  const { rows } = deps.db;
  const now = deps.clock.now();
  const sessionId = crypto.randomUUID();
  const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
  const [, [user]] = await rows.batch([
    rows.insert(sessions).values({
      id: sessionId,
      userId: sql`(select ${users.id} from ${users} where ${users.email} = ${email})`,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: now.toISOString(),
      confirmedAt: now.toISOString(),
    }),
    rows.select({ id: users.id }).from(users).where(eq(users.email, email)),
  ]);
  return issueToken(deps, { sessionId, userId: user!.id, expiresAt });
}

export async function createTown(app: TestApp) {
  const [, [town]] = await app.deps.db.rows.batch(townStatements(app, unique('kas-merkez')));
  return town!;
}

function townStatements({ deps: { db } }: TestApp, slug: string) {
  const district = unique('kas');
  const districtId = sql`(select id from ${districts} where ${districts.slug} = ${district})`;
  return [
    db.rows.insert(districts).values({
      provincePlate: 7,
      provinceName: 'Antalya',
      code: uniqueNumber(),
      name: 'Kaş',
      slug: district,
    }),
    db.rows.insert(towns).values({ districtId, slug, name: 'Kaş Merkez' }).returning(),
    db.rows.insert(publicSlugs).values({ slug, kind: 'town', targetId: townOf(slug).id }),
  ] as const;
}

/** The town of a slug and its district, as subqueries of a statement. */
const townOf = (slug: string) => ({
  id: sql`(select ${towns.id} from ${towns} where ${towns.slug} = ${slug})`,
  districtId: sql`(select ${towns.districtId} from ${towns} where ${towns.slug} = ${slug})`,
});

/** Season rows as tests write them: first night, last night, lira a night. */
type SeasonFixture = {
  from: string;
  to: string;
  lira: number;
  minNights?: number;
  shortStayFee?: number;
};

export const ALL_YEAR: SeasonFixture[] = [{ from: '2026-01-01', to: '2028-12-31', lira: 5000 }];

/**
 * An active villa: 6 people, 1.500 ₺ cleaning under 7 nights, at least 3 nights, 20 % prepayment.
 */
export async function createVilla(
  app: TestApp,
  {
    seasons = ALL_YEAR,
    ...overrides
  }: Partial<typeof villas.$inferInsert> & { seasons?: SeasonFixture[] } = {},
) {
  const { rows } = app.deps.db;
  const slug = overrides.slug ?? unique('villa');
  const owner = `${unique('sahip')}@kiyi.example`;
  const townSlug = unique('kas-merkez');
  const town = townOf(townSlug);
  const made = rows
    .insert(villas)
    .values({
      code: unique('KY'),
      slug,
      name: 'Villa Çınar İçi',
      searchText: 'villa cinar ici',
      ownerId: sql`(select ${users.id} from ${users} where ${users.email} = ${owner})`,
      townId: town.id,
      districtId: town.districtId,
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
      permitVerifiedAt: '2026-01-05T09:00:00.000Z',
      calendarToken: unique('token'),
      ...overrides,
    })
    .returning();
  const villaId = sql`(select ${villas.id} from ${villas} where ${villas.slug} = ${slug})`;
  const prices = seasons.map((season) => ({
    villaId,
    startsOn: season.from,
    endsOn: season.to,
    nightly: season.lira * 100,
    minNights: season.minNights ?? null,
    shortStayFee: season.shortStayFee ?? null,
  }));
  const before = [
    ...(overrides.ownerId ? [] : await userStatements(app, { role: 'OWNER', email: owner })),
    ...(overrides.townId ? [] : townStatements(app, townSlug)),
  ];
  const after = prices.length > 0 ? [rows.insert(villaPrices).values(prices)] : [];
  const statements: BatchItem<'sqlite'>[] = [...before, made, ...after];
  const answers = await rows.batch(statements as [BatchItem<'sqlite'>]);
  return (answers as unknown[][])[before.length]![0] as typeof villas.$inferSelect;
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

/** Requests a quoted stay with the idempotency key `key`. */
export const requestWith = (
  app: TestApp,
  quoteToken: string,
  {
    key = crypto.randomUUID(),
    customer = GUEST,
    ...rest
  }: { key?: string; customer?: typeof GUEST; instant?: boolean } = {},
) =>
  app.call('POST', '/v1/reservation', {
    headers: { 'idempotency-key': key },
    body: { quoteToken, customer, consents: CONSENTS, ...rest },
  });

/** Quotes and requests a stay; returns the reservation's code. */
export async function requestStay(app: TestApp, stay: StayFixture, customer = GUEST) {
  const quoted = await quoteOf(app, stay);
  return requestWith(app, quoted.body.content.quoteToken, { customer });
}
