import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { isOwnerScreen } from '#dashboard/app/owner-screens.ts';
import { ADMIN, findFreeVilla, OWNER, watchConsole } from './support.ts';

const TREE = new URL('../../dashboard/app/route-tree.gen.ts', import.meta.url);

/** Every screen behind the login, as the router knows them: a new one is taken in by itself. */
const SCREENS = [
  ...new Set(
    [...readFileSync(TREE, 'utf8').matchAll(/fullPath: '([^']+)'/g)].map(([, path]) =>
      path === '/' ? '/' : path!.replace(/\/$/, ''),
    ),
  ),
].filter((path) => !['/login', '/forgot-password', '/reset-password', '/$'].includes(path));

/** What stands for a row where the demo data has none, and for what is no row at all. */
const STAND_INS: Record<string, string> = {
  '/occupancy/$open': '/occupancy/new.1.2029-06-01.2029-06-05',
};

/** Makes or finds a row where the first of the list will not do, and tells its id. */
const MAKERS: Record<string, (request: APIRequestContext) => Promise<string>> = {
  '/offer/$id': async (request) => {
    const { id } = await findFreeVilla(request, { checkin: '2027-03-06', checkout: '2027-03-13' });
    const stay = { checkIn: '2027-03-06', checkOut: '2027-03-13' };
    return make(request, '/v1/admin/offers', {
      customer: { name: 'Gülşah Öztürk' },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      villas: [{ villa_id: id, ...stay, adults: 2, children: 0, babies: 0 }],
    });
  },
  // A stay that is only asked for has no voucher.
  '/reservations/$id/belge': async (request) => {
    return firstOf(request, '/v1/admin/reservations?status=confirmed');
  },
  // Nobody may have been written to before this test.
  '/templates/outbox/$id': async (request) => {
    const email = `${crypto.randomUUID()}@posta.example`;
    await request.post('/v1/website/subscribe', { data: { email } });
    return firstOf(request, `/v1/admin/outbox?q=${email}`);
  },
  '/privacy/$id': (request) =>
    make(request, '/v1/admin/privacy/requests', { email: 'gulsah@posta.example', kind: 'export' }),
};

async function firstOf(request: APIRequestContext, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${String(sessions.get(ADMIN)?.token)}` };
  const answer = await request.get(path, { headers });
  return String((await answer.json()).content.items[0].id);
}

async function make(request: APIRequestContext, path: string, data: object): Promise<string> {
  const headers = {
    authorization: `Bearer ${String(sessions.get(ADMIN)?.token)}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await request.post(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return String((await answer.json()).content.id);
}

type Session = Record<string, unknown>;
let sessions: Map<typeof ADMIN, Session>;

// One login a worker: the screens are what is looked at here.
test.beforeAll(async ({ browser }) => {
  sessions = new Map();
  for (const login of [ADMIN, OWNER]) sessions.set(login, await sessionOf(browser, login));
});

async function sessionOf(browser: Browser, login: typeof ADMIN): Promise<Session> {
  const page = await browser.newPage();
  await page.goto('/dashboard/login');
  await page.getByLabel('E-posta').fill(login.email);
  await page.getByLabel('Parola', { exact: true }).fill(login.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /Çıkış/ })).toBeVisible();
  const session = await page.evaluate(() => JSON.parse(localStorage.getItem('admin') ?? '{}'));
  await page.close();
  return session as Session;
}

/** Signed in from the first page on; a closed frame inside it has no storage. */
const begin = (page: Page, login: typeof ADMIN) =>
  page.addInitScript((session) => {
    if (self === top) localStorage.setItem('admin', JSON.stringify(session));
  }, sessions.get(login)!);

/** The address of a screen; a row's own is that of the first row of its list. */
async function addressOf(page: Page, screen: string): Promise<string | null> {
  if (!screen.includes('$')) return screen;
  const standIn = STAND_INS[screen];
  if (standIn) return standIn;
  const [, list = '', own = '', below = ''] = /^(.*)(\/\$[^/]+)(.*)$/.exec(screen) ?? [];
  const made = await MAKERS[screen]?.(page.request);
  if (made !== undefined) return `${list}/${made}${below}`;
  await page.goto(`/dashboard${list}`);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const row = page.locator(`a[href^="/dashboard${list}/"]:not([href*="/yeni"])[data-row]`).first();
  const href = await row.getAttribute('href', { timeout: 4000 }).catch(() => null);
  if (href !== null) return href.replace(/^\/dashboard/, '').replace(/\?.*$/, '') + below;
  const id = await MAKERS[list + own]?.(page.request);
  return id === undefined ? null : `${list}/${id}${below}`;
}

for (const [who, login, screens] of [
  ['an administrator', ADMIN, SCREENS],
  ['an owner', OWNER, SCREENS.filter(isOwnerScreen)],
] as const) {
  for (const screen of screens) {
    test(`${screen} as ${who}: nothing red, nothing refused, readable, no wider than a phone`, async ({
      page,
    }) => {
      await begin(page, login);
      const problems = watchConsole(page);
      page.on('response', (response) => {
        if ([401, 403].includes(response.status())) problems.push(`refused: ${response.url()}`);
      });
      const address = await addressOf(page, screen);
      // A screen without a row needs a maker above: what is not looked at is not tested.
      expect(address, 'a row to look at').not.toBeNull();

      await page.goto(`/dashboard${address}`);
      await settle(page);
      // Nobody was sent elsewhere.
      expect(pathOf(page.url())).toBe(pathOf(`http://site/dashboard${address}`));
      expect(await faultsOf(page, new AxeBuilder({ page }))).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      // Only colours differ in the other theme.
      const colours = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']);
      expect(await faultsOf(page, colours)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await standStill(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      expect(problems).toEqual([]);
    });
  }
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

/** The screen has its data. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"], main .animate-pulse')).toHaveCount(0);
}

/** Colours fade from one theme to the other: what is measured is where they end. */
const standStill = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(done));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

async function faultsOf(page: Page, axe: AxeBuilder): Promise<unknown[]> {
  await standStill(page);
  // A mail's preview is a closed frame: its letter is looked at where it is written.
  const { violations } = await axe.exclude('iframe').analyze();
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html]);
}

test('an owner who opens an administrator’s screen comes home and stays signed in', async ({
  page,
}) => {
  await begin(page, OWNER);
  const refused: string[] = [];
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) refused.push(response.url());
  });
  for (const screen of ['/users', '/settings/site', '/villas/yeni']) {
    await page.goto(`/dashboard${screen}`);
    await expect(page).toHaveURL(/\/dashboard(\/villas)?\/?$/);
  }
  await expect(page.getByRole('button', { name: /Çıkış/ })).toBeVisible();
  expect(refused).toEqual([]);
});
