import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Page,
  test as base,
} from '@playwright/test';
import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { mayOpen } from '#dashboard/app/screen-permissions.ts';
import { routeTree } from '#dashboard/routes/tree.ts';
import { cutTablesAt, faultsInBothThemes, faultsOf, overflowAt } from '../accessibility.ts';
import { officeOf } from '../office.ts';
import { type Files, filesDuring, weightOf } from './dashboard-weights.ts';
import {
  ACCOUNTING,
  ADMIN,
  apiToken,
  CLERK,
  FIELD,
  findFreeVilla,
  openSession,
  OWNER,
  search,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { keptTexts } from '../translator.ts';

/** Every screen behind the login, as the router knows them: a new one is taken in by itself. */
const SCREENS = [
  ...new Set(
    Object.keys(
      createRouter({ routeTree, context: { queryClient: new QueryClient() } }).routesByPath,
    ),
  ),
].filter((path) => !['/login', '/forgot-password', '/reset-password', '/$'].includes(path));

/**
 * What a screen may load beyond the home and the list it stands beside. The kits that lists and forms
 * share count as part of it.
 */
const SCREEN_LIMIT = 25_600;

/**
 * The desk finds and prices in the browser, and reads what guests write: the site's search and the
 * tables of feasts, school breaks, places and words come with it.
 */
const DESK_LIMIT = 36_500;

/**
 * What edits and draws, apart from its screens: the form library with zod, the comboboxes', and
 * what only some screens bring.
 */
const APART =
  /^(forms|combobox|rich-text-editor|villa-editor|villa-prices|villa-pictures|sort-area|sortable|charts?|figures|nights-bars|dist|command-palette)-/;

/** What stands for a row where the demo data has none, and for what is no row at all. */
const STAND_INS: Record<string, string> = {
  '/availability/tut': `/availability/tut?villa=1&checkin=${NEXT_YEAR}-06-01&checkout=${NEXT_YEAR}-06-08`,
  '/occupancy/$open': `/occupancy/new.1.${NEXT_YEAR}-06-01.${NEXT_YEAR}-06-05`,
  // The first of the list may be a region that another test makes and deletes.
  '/towndistrict/$id': '/towndistrict/1',
  '/settings/kbs/$id': '/settings/kbs/yeni',
};

/** Makes or finds a row where the first of the list will not do, and tells its id. */
const MAKERS: Record<string, (request: APIRequestContext) => Promise<string>> = {
  '/offer/$id': async (request) => {
    const { id } = await findFreeVilla(request, {
      checkin: `${NEXT_YEAR}-03-06`,
      checkout: `${NEXT_YEAR}-03-13`,
    });
    const stay = { checkIn: `${NEXT_YEAR}-03-06`, checkOut: `${NEXT_YEAR}-03-13` };
    return make(request, '/v1/admin/offers', {
      customer: { name: 'Gülşah Öztürk' },
      expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      villas: [{ villa_id: id, ...stay, adults: 2, children: 0, babies: 0 }],
    });
  },
  // The first of the list may be what another test opens again; this one is of an owner's villa.
  '/external/$id': async (request) => {
    const nights = { checkin: `${NEXT_YEAR}-03-20`, checkout: `${NEXT_YEAR}-03-24` };
    const headers = { authorization: `Bearer ${await apiToken(request, OWNER)}` };
    const { items } = (await (await request.get('/v1/admin/villas', { headers })).json()).content;
    const own = items.map(({ villa_id }: { villa_id: number }) => villa_id);
    const free = (await search(request, nights)).map(({ id }) => id);
    return make(request, '/v1/admin/villas/date', {
      villa_id: free.find((id) => own.includes(id)),
      started_at: nights.checkin,
      finished_at: nights.checkout,
      note: 'Boya',
    });
  },
  // A stay that is only asked for has no voucher.
  '/reservations/$id/belge': async (request) => {
    const nights = { checkin: `${NEXT_YEAR}-04-29`, checkout: `${NEXT_YEAR}-05-06` };
    return (await (await officeOf(request)).book(nights, 'confirmed')).id;
  },
  // Nobody may have been written to before this test.
  '/templates/outbox/$id': async (request) => {
    const email = `${crypto.randomUUID()}@posta.example`;
    await request.post('/v1/website/subscribe', { data: { email } });
    return firstOf(request, `/v1/admin/outbox?q=${email}`);
  },
  '/payouts/$id': async (request) => {
    const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
    const answer = await request.get('/v1/admin/payouts/proposal', { headers });
    const { until, owners } = (await answer.json()).content;
    const { owner, due } = owners.findLast((row: { obstacle: unknown }) => row.obstacle === null);
    const rows = [{ owner: owner.id, due, amount: 1, reason: 'Deneme ödemesi' }];
    return make(request, '/v1/admin/payouts', { until, rows, notify: false });
  },
  '/privacy/$id': (request) =>
    make(request, '/v1/admin/privacy/requests', { email: 'gulsah@posta.example', kind: 'export' }),
};

async function firstOf(request: APIRequestContext, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const answer = await request.get(path, { headers });
  return String((await answer.json()).content.items[0].id);
}

async function make(request: APIRequestContext, path: string, data: object): Promise<string> {
  const headers = {
    authorization: `Bearer ${await apiToken(request, ADMIN)}`,
    'idempotency-key': crypto.randomUUID(),
  };
  const answer = await request.post(path, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return String((await answer.json()).content.id);
}

type Person = typeof ADMIN;

const DESK = { width: 1280, height: 720 };

/** Around every screen the same: looked at on the home. */
const SHELL = ['nav[aria-label="Ana menü"]', 'header:not(main header)'];

/** One browser a person and worker: the dashboard's files are read and compiled once. */
const test = base.extend<
  { visit: (login: Person) => Promise<Page> },
  { openPage: (login: Person) => Promise<Page>; home: Files }
>({
  openPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const contexts = new Map<Person, BrowserContext>();
      await use(async (login) => {
        const known = contexts.get(login);
        const context =
          known ??
          (await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' }));
        contexts.set(login, context);
        const page = await context.newPage();
        await openSession(page, login);
        return page;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  /** What an administrator's home loads. */
  home: [
    async ({ openPage }, use) => {
      const page = await openPage(ADMIN);
      const home = await filesDuring(page, () => open(page, '/'));
      await page.close();
      await use(home);
    },
    { scope: 'worker' },
  ],
  visit: async ({ openPage }, use) => {
    const pages: Page[] = [];
    await use(async (login) => {
      const page = await openPage(login);
      pages.push(page);
      return page;
    });
    for (const page of pages) await page.close();
  },
});

function limitOf(screen: string): number {
  return /^\/(availability|conversations\/)/.test(screen) ? DESK_LIMIT : SCREEN_LIMIT;
}

/** Opens a screen and waits for its data. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/dashboard${address}`);
  await settle(page);
}

/** From screen to screen as a link leads, without loading the dashboard anew. */
async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate(async (path) => {
    const { __TSR_ROUTER__: router } = window as unknown as { __TSR_ROUTER__: Router };
    await router.navigate({ href: path });
  }, `/dashboard${address}`);
  await showsData(page);
}

/** What the router shows its developer tools. */
type Router = { navigate(to: { href: string }): Promise<void> };

/** The first row of each list that was opened: an address, or null where there is none. */
type Rows = Map<string, string | null>;

/** The address of a screen; a row's own is that of the first row of its list. */
async function addressOf(page: Page, screen: string, rows: Rows): Promise<string | null> {
  const standIn = STAND_INS[screen];
  if (standIn) return standIn;
  if (!screen.includes('$')) return screen;
  const [, list = '', own = '', below = ''] = /^(.*)(\/\$[^/]+)(.*)$/.exec(screen) ?? [];
  const made = await MAKERS[screen]?.(page.request);
  if (made !== undefined) return `${list}/${made}${below}`;
  if (!rows.has(list)) {
    await open(page, list);
    rows.set(list, await firstRowOf(page, list));
  }
  const row = rows.get(list) ?? null;
  if (row !== null) return row + below;
  const id = await MAKERS[list + own]?.(page.request);
  return id === undefined ? null : `${list}/${id}${below}`;
}

async function firstRowOf(page: Page, list: string): Promise<string | null> {
  const row = page.locator(`a[href^="/dashboard${list}/"]:not([href*="/yeni"])[data-row]`).first();
  const href = (await row.count()) > 0 ? await row.getAttribute('href') : null;
  return href?.replace(/^\/dashboard/, '').replace(/\?.*$/, '') ?? null;
}

/** What a screen of anybody says in red, and what it asks for and is refused. */
function watchScreens(page: Page): string[] {
  const problems = watchConsole(page);
  page.on('response', (response) => {
    if ([401, 403].includes(response.status())) problems.push(`refused: ${response.url()}`);
  });
  return problems;
}

/** Opens a screen of somebody who may see it: nobody is sent elsewhere. */
async function openOwn(page: Page, screen: string, rows: Rows, way = open): Promise<void> {
  // A list beside an open row is there on a desk alone.
  await page.setViewportSize(DESK);
  const address = await addressOf(page, screen, rows);
  // A screen without a row needs a maker above: what is not looked at is not tested.
  expect(address, `a row for ${screen}`).not.toBeNull();
  await way(page, address ?? '');
  expect(pathOf(page.url()), screen).toBe(pathOf(`http://site/dashboard${address}`));
  if (!screen.includes('$')) rows.set(screen, await firstRowOf(page, screen));
}

/** The screens of one entry of the menu, a list before what opens from it. */
const SECTIONS = Map.groupBy(SCREENS.toSorted(), (path) => `/${path.split('/')[1]}`);

/** A list with its form, a calendar, figures: the kinds that a usual run looks at. */
const USUAL = ['/blog', '/occupancy', '/reports'];

for (const [section, screens] of SECTIONS) {
  const tag = USUAL.includes(section) ? ['@usual'] : [];
  test(
    `${section}: nothing red, nothing refused, readable, light, no wider than a phone`,
    { tag },
    async ({ visit, home }) => {
      const page = await visit(ADMIN);
      const problems = watchScreens(page);
      const rows: Rows = new Map();
      const files = new Map<string, Files>();
      for (const screen of screens) {
        // Lists and forms by their addresses; a row from its list, which is there already.
        const way = screen.includes('$') ? follow : open;
        const shown = await filesDuring(page, () => openOwn(page, screen, rows, way));
        const except = screen === '/' ? [] : SHELL;
        expect(await faultsInBothThemes(page, { except }), screen).toEqual([]);
        expect(await overflowAt(page, [390, 1440]), screen).toEqual([0, 0]);
        // A table's width between two of its ways to stand is where it is cut.
        expect(await cutTablesAt(page, [1440, 1024, 768]), screen).toEqual([]);
        expect(problems, screen).toEqual([]);
        expect(await keptTexts(page), screen).toEqual([]);
        if (screen.includes('$')) continue;

        files.set(screen, shown);
        // A drawer is a screen beside the list that is there already.
        const [, beside = ''] = /^(.*)\/(?:yeni|tut)$/.exec(screen) ?? [];
        const known = new Set([...home, ...(files.get(beside) ?? [])]);
        const own = [...shown].filter((name) => !known.has(name) && !APART.test(name));
        expect(weightOf(own), own.join(' ')).toBeLessThanOrEqual(limitOf(screen));
      }
    },
  );
}

// The screens of all others are parts of an administrator's; an owner's and a field worker's are
// headed and cut in their own way.
for (const [role, login, looked] of [
  ['CLERK', CLERK, false],
  ['ACCOUNTING', ACCOUNTING, false],
  ['FIELD', FIELD, true],
  ['OWNER', OWNER, true],
] as const) {
  test(`what ${role} may open has nothing red and nothing refused`, async ({ visit }) => {
    const page = await visit(login);
    const problems = watchScreens(page);
    const rows: Rows = new Map();
    await open(page, '/');
    for (const screen of SCREENS.toSorted().filter((path) => mayOpen(role, path))) {
      await openOwn(page, screen, rows, follow);
      if (!looked) continue;
      const except = screen === '/' ? [] : SHELL;
      expect(await faultsOf(page, { except }), screen).toEqual([]);
      expect(await overflowAt(page, [390, 1440]), screen).toEqual([0, 0]);
    }
    expect(problems).toEqual([]);
  });
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

/** The screen has its data, and nothing is on its way. */
async function settle(page: Page): Promise<void> {
  await showsData(page);
  await page.waitForLoadState('networkidle');
  await showsData(page);
}

async function showsData(page: Page): Promise<void> {
  await expect(page.locator('main h1, main h2').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], main .animate-pulse')).toHaveCount(0);
}

for (const [login, closed] of [
  [OWNER, ['/users', '/settings/site', '/villas/yeni']],
  [CLERK, ['/users', '/security', '/transactions', '/transactions/mutabakat', '/villas/yeni']],
  [ACCOUNTING, ['/users', '/villas', '/reservations/yeni', '/guest-lists']],
  [FIELD, ['/reservations', '/villas', '/transactions/ekstre']],
] as const) {
  test(`${login.email}, who opens a screen that is not theirs, is led elsewhere and stays signed in`, async ({
    visit,
  }) => {
    const page = await visit(login);
    const refused: string[] = [];
    page.on('response', (response) => {
      if ([401, 403].includes(response.status())) refused.push(response.url());
    });
    for (const screen of closed) {
      await page.goto(`/dashboard${screen}`);
      await expect(page).toHaveURL(/\/dashboard(\/villas|\/reservations)?\/?$/);
      await expect(
        page.getByText(/ açma yetkiniz yok\..* açabilen roller: .*Yönetici/),
      ).toBeVisible();
    }
    // It is about that screen alone.
    await page
      .getByRole('link', { name: /Panel|Rezervasyon|Muhasebe|Saha|paneli/ })
      .first()
      .click();
    await expect(page.getByText('açma yetkiniz yok')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Çıkış yapın' })).toBeVisible();
    expect(refused).toEqual([]);
  });
}
