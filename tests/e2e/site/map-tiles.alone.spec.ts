import { expect, type Page, test } from '@playwright/test';
import { boundsOfTile } from '#domain/maps/tiles.ts';
import { startTileServer, type TileServer } from '#tests/support/servers/tile-server.ts';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, openSession, watchConsole } from '../support.ts';

/** The setting is the whole site's: no other test may look at a map meanwhile. */
test.describe.configure({ mode: 'serial' });

const VILLA = '/villa/villa-mavi-kuytu';
const BY = '© Deneme haritacıları';

let server: TileServer;

test.beforeAll(async ({ playwright }) => {
  server = await startTileServer();
  const saved = await save(playwright, `${server.url}/ok/{z}/{x}/{y}.png`, BY);
  test.skip(saved === 422, 'this site fetches nothing from this machine: FEED_ALLOW_LOOPBACK=1');
  expect(saved).toBe(200);
});

test.afterAll(async ({ playwright }) => {
  await save(playwright, '', '');
  await server.close();
});

type Playwright = Parameters<Parameters<typeof test.beforeAll>[1]>[0]['playwright'];

async function save({ request }: Playwright, url: string, by: string): Promise<number> {
  const baseURL = `http://localhost:${process.env.E2E_PORT}`;
  const context = await request.newContext({ baseURL });
  const headers = { authorization: `Bearer ${await apiToken(context, ADMIN)}` };
  const data = { map_tiles_url: url, map_tiles_attribution: by };
  const answer = await context.put('/v1/admin/map/edit', { headers, data });
  await context.dispose();
  return answer.status();
}

const tiles = (page: Page) => page.locator('.map-tiles img[data-there]');

/** What the page has asked of anybody since it was opened. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('a region’s map loads streets on interaction, from our own address', async ({ page }) => {
  const problems = watchConsole(page);
  const asked = watchRequests(page);
  await page.goto('/kalkan');
  const map = page.locator('.place-map');
  await map.scrollIntoViewIfNeeded();
  expect(asked.filter((url) => url.includes('/v1/map'))).toEqual([]);
  await map.hover();
  await expect(tiles(page).first()).toBeVisible();
  await expect(map.getByText(BY)).toBeVisible();
  // Streets have names of their own; the pins stay and stay on top.
  await expect(map.locator('.map-name > span').first()).toBeHidden();
  await map.locator('.map-pin').first().click();
  await expect(map.locator('.map-card, .map-pin').first()).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  expect(server.asked.length).toBeGreaterThan(0);
  for (const { path } of server.asked) expect(path).toMatch(/^\/ok\/\d+\/\d+\/\d+\.png$/);
  expect(problems).toEqual([]);
});

test('the circle on a villa’s map matches the position on the tile', async ({ page, request }) => {
  const { location } = (await (await request.get(`/v1${VILLA}`)).json()).content;
  await page.goto(VILLA);
  const map = page.locator('.villa-map .map');
  await map.click({ position: { x: 40, y: 40 } });
  await expect(tiles(page).first()).toBeVisible();
  await expect(map.getByText(BY)).toBeVisible();
  await expect(map.locator('.map-ring')).toBeVisible();
  const ring = await map.locator('.map-ring').boundingBox();
  // All of them: the one below the house may be the last that comes.
  const laid = await page.locator('.map-tiles img').evaluateAll((all) =>
    all.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      return { path: new URL((tile as HTMLImageElement).src).pathname, x, y, width, height };
    }),
  );
  const own = laid
    .map((tile) => {
      const [z = 0, column = 0, row = 0] = tile.path.split('/').slice(-3).map(Number);
      return { ...tile, bounds: boundsOfTile({ z, x: column, y: row }) };
    })
    .find(
      ({ bounds: { west, east, north, south } }) =>
        location.longitude >= west &&
        location.longitude < east &&
        location.latitude <= north &&
        location.latitude > south,
    );
  if (own === undefined || ring === null) throw new Error('no tile lies under the circle');
  const { x, y, width, height, bounds } = own;
  const across = (location.longitude - bounds.west) / (bounds.east - bounds.west);
  const down = (bounds.north - location.latitude) / (bounds.north - bounds.south);
  expect(Math.abs(x + across * width - (ring.x + ring.width / 2))).toBeLessThan(3);
  expect(Math.abs(y + down * height - (ring.y + ring.height / 2))).toBeLessThan(3);
});

test('without tiles or JavaScript the map is the drawn coast', async ({ browser }) => {
  server.fail(true);
  const page = await browser.newPage();
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/v1/map/tiles/')) answers.push(answer.status());
  });
  await page.goto('/fethiye');
  const map = page.locator('.place-map');
  await map.hover();
  await expect(map.locator('.map-layer > svg')).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set([503]));
  await expect(map.locator('.map-name > span').first()).toBeVisible();
  await expect(map.getByText(BY)).toBeHidden();
  await page.close();
  server.fail(false);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/kalkan');
  await plain.locator('.place-map .map').click();
  await expect(plain.getByRole('img', { name: /^Harita: / }).first()).toBeVisible();
  await expect(plain.locator('.map-tiles')).toHaveCount(0);
  await plain.close();
});

test('the tile server is set on a screen that shows errors', async ({ page }) => {
  await openSession(page, ADMIN);
  await page.goto('/dashboard/settings/map');
  const address = page.getByLabel('Karoların adresi');
  await address.fill('https://tiles.example/{z}/{x}.png');
  await page.getByLabel('Haritayı yapanlar').fill('');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Adreste {y} eksik.')).toBeVisible();
  await address.fill('http://tiles.example.com/{z}/{x}/{y}.png');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText(/^Haritayı kimin yaptığını yazın/)).toBeVisible();
  await page.getByLabel('Haritayı yapanlar').fill(BY);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Adres https:// ile başlamalı.').first()).toBeVisible();
  await address.fill('https://tiles.example.com/{z}/{x}/{y}.png');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
  expect(await faultsInBothThemes(page)).toEqual([]);
});
