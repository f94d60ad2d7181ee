import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  test,
} from '@playwright/test';
import type { LoginAnswer } from '#domain/auth/schema.ts';
import type { SearchItem } from '#domain/search/schema.ts';

export const ADMIN = { email: 'admin@kiyi.example', password: 'Kiyi-Demo-2026' };
export const CLERK = { email: 'clerk@kiyi.example', password: 'Kiyi-Demo-2026' };
export const ACCOUNTING = { email: 'accounting@kiyi.example', password: 'Kiyi-Demo-2026' };
export const FIELD = { email: 'field@kiyi.example', password: 'Kiyi-Demo-2026' };
export const OWNER = { email: 'owner@kiyi.example', password: 'Kiyi-Demo-2026' };

export const GUEST = {
  firstName: 'Gülşah',
  lastName: 'Öztürk İnce',
  phone: '0532 123 45 67',
  email: 'gulsah@posta.example',
};

export type Dates = { checkin: string; checkout: string };

/** The villas that are free on these dates, as the search answers. */
export async function search(request: APIRequestContext, dates: Dates): Promise<SearchItem[]> {
  const query = new URLSearchParams({ client: 'true', ...dates, adults: '2', take: '200' });
  const answer = await request.get(`/v2/search?${query}`);
  expect(answer.status()).toBe(200);
  return (await answer.json()).content.items;
}

/** Villas that tests name: nobody books or changes them, so their nights and texts are the demo's. */
const NAMED = [
  'villa-mavi-kuytu',
  'villa-kekik',
  'villa-agustos-bocegi',
  'ambar-evi',
  'villa-badem-koyu',
];

/**
 * A villa that nobody else takes meanwhile: the villas are dealt out among the tests that run at
 * the same time, so that two that want the same nights never find the same house.
 */
export async function findFreeVilla(request: APIRequestContext, dates: Dates): Promise<SearchItem> {
  const { parallelIndex, config } = test.info();
  // Of those that are asked for first: what is booked at once has a way of its own.
  const isOurs = ({ slug, instant }: SearchItem) =>
    !instant &&
    !NAMED.includes(slug) &&
    !isMadeByTest(slug) &&
    sumOf(slug) % config.workers === parallelIndex;
  const villa = (await search(request, dates)).find(isOurs);
  if (!villa) throw new Error(`no villa is free from ${dates.checkin}`);
  return villa;
}

const sumOf = (text: string) => [...text].reduce((sum, one) => sum + one.charCodeAt(0), 0);

/** For so long a login is shared: a password speaks for five minutes (worker/http/confirmed.ts). */
const SHARED_MS = 120_000;

const logins = new Map<string, { at: number; answer: Promise<LoginAnswer> }>();

/** One login a person, worker and two minutes: a password takes its time to check. */
function logIn(request: APIRequestContext, login: typeof ADMIN): Promise<LoginAnswer> {
  const known = logins.get(login.email);
  if (known !== undefined && Date.now() - known.at < SHARED_MS) return known.answer;
  const answer = request
    .post('/v1/auth/login', { data: login })
    .then(async (one) => (await one.json()).content as LoginAnswer);
  logins.set(login.email, { at: Date.now(), answer });
  return answer;
}

/** A token that all tests of a worker share: who ends its session takes `signInByForm`. */
export const apiToken = async (request: APIRequestContext, login: typeof ADMIN): Promise<string> =>
  (await logIn(request, login)).accessToken;

/** Signs in before the first page of the dashboard is opened, as somebody who was here before. */
export async function openSession(page: Page, login: typeof ADMIN): Promise<void> {
  const { accessToken, user } = await logIn(page.request, login);
  const { firstName, lastName } = user.UserDetail;
  const session = {
    ...JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()),
    token: accessToken,
    user_role: user.role,
    user_name: `${firstName} ${lastName}`,
  };
  await page.addInitScript((value) => {
    // Once a tab: who signs out stays out. A closed frame has no storage.
    if (self !== top || sessionStorage.getItem('signed-in')) return;
    sessionStorage.setItem('signed-in', 'yes');
    localStorage.setItem('admin', value);
  }, JSON.stringify(session));
}

/** Signed in, on the home of the dashboard. */
export async function signIn(page: Page, login: typeof ADMIN): Promise<void> {
  await openSession(page, login);
  await page.goto('/dashboard/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
}

/** Through the form, with a session that no other test uses. */
export async function signInByForm(page: Page, login: typeof ADMIN): Promise<void> {
  await page.goto('/dashboard/login');
  await page.getByLabel('E-posta').fill(login.email);
  await page.getByLabel('Parola', { exact: true }).fill(login.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bugün');
}

/** The two keys of a shortcut, without waiting in between: a busy machine would part them. */
export async function pressPair(page: Page, first: string, second: string): Promise<void> {
  await Promise.all([page.keyboard.press(first), page.keyboard.press(second)]);
}

/** Fails the test on anything a visitor's console would show in red. */
export function watchConsole(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  return problems;
}

export async function newVisitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  return context.newPage();
}

/** Fills and sends the request form of an opened booking card. */
export async function sendRequest(page: Page): Promise<void> {
  await page.getByLabel('Adınız', { exact: true }).fill(GUEST.firstName);
  await page.getByLabel('Soyadınız').fill(GUEST.lastName);
  await page.getByLabel('Telefon', { exact: true }).fill(GUEST.phone);
  await page.getByLabel('E-posta', { exact: true }).last().fill(GUEST.email);
  await page.getByLabel(/Kiralama koşullarını/).check();
  await page.getByLabel(/KVKK aydınlatma metnini/).check();
  await page.getByRole('button', { name: /Rezervasyon talebini gönder|Talebi gönder/ }).click();
}

/** A name that no other test types: letters alone, as names of people are. */
export const uniqueName = (name: string): string =>
  `${name} q${`${Date.now()}${test.info().parallelIndex}`.replace(/\d/g, (digit) => LETTERS.charAt(Number(digit)))}`;

const LETTERS = 'ghijklmnop';

/**
 * Whether a name or address is that of something that a test made (`uniqueName`), which may be gone
 * a moment later. No name of the demo has a q.
 */
export const isMadeByTest = (text: string): boolean => MADE_BY_TEST.test(text);

const MADE_BY_TEST = /\bq[g-p]{10,}/;

/** The first card of a villa of the demo, whose pictures are there and stay. */
export const demoCard = (page: Page): Locator =>
  page.locator('article.card', { hasNotText: MADE_BY_TEST }).first();
