import { expect, type Page, test } from '@playwright/test';
import { relayTo } from '#tests/support/servers/relay.ts';
import { FIELD, openSession } from '../support.ts';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

const houses = (page: Page) => page.getByRole('heading', { level: 2 });

/** The first visit of a phone, until it has stored what it needs. */
async function visitOnce(page: Page, origin = ''): Promise<void> {
  await openSession(page, FIELD);
  await page.goto(`${origin}/dashboard`);
  await expect(houses(page).first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).includes('kiyi-day-page')))
    .toBe(true);
}

/** What stands there once the line is gone is what was read last: other tests add houses to the day. */
const namesOn = (page: Page) => houses(page).allTextContents();

test('the day opens without a connection after a single visit, whatever the browser has thrown away', async ({
  page,
}) => {
  await visitOnce(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');

  await page.context().setOffline(true);
  const names = await namesOn(page);
  await page.reload();
  await expect(page.getByText(/^Bağlantı yok · son görülen: \d/)).toBeVisible();
  await expect(houses(page)).toHaveText(names);
});

test('on a line on which nothing arrives and nothing fails, the day opens and says how old it is', async ({
  page,
}) => {
  const line = await relayTo(Number(process.env.E2E_PORT));
  try {
    await visitOnce(page, line.url);
    line.hang();
    const names = await namesOn(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(houses(page)).toHaveText(names);
    await expect(page.getByText(/^Bağlantı yok · son görülen: \d/)).toBeVisible();
    line.mend();
    await page.reload();
    await expect(page.getByText('Bağlantı yok')).toBeHidden();
  } finally {
    line.close();
  }
});
