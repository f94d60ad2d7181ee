import { expect, type Page, test } from '@playwright/test';
import { NEXT_YEAR, YEAR_AFTER } from '../dates.ts';
import { type Office, officeOf, villaOnSale } from '../office.ts';
import { uniqueName } from '../support.ts';

/* A visitor who comes with dates sees what they cost and the button that asks for them. */

const STAY = { checkin: `${NEXT_YEAR}-07-08`, checkout: `${NEXT_YEAR}-07-18` };

/** The villa with the longest name there can be, a discount, a deposit, cleaning and pets to be paid. */
async function longestVilla(office: Office): Promise<{ id: number; slug: string; name: string }> {
  const name = `${uniqueName('Villa')} Gökkuşağı Zeytinlikleri Panoramik Taş Konağı`.slice(0, 60);
  const rows = [
    { startsOn: `${NEXT_YEAR}-03-01`, endsOn: `${YEAR_AFTER}-10-31`, nightly: 12_345_600 },
  ];
  const { id, version } = await villaOnSale(office, name, rows);
  await office.send('PUT', `/v1/admin/villas/${id}/discounts`, {
    version,
    rows: [{ kind: 'long_stay', rate: 1_000, minNights: 7 }],
  });
  return { ...(await office.get(`/v1/admin/villas/${id}`)).facts, id, name };
}

/** Whether the whole of it can be pressed where the page opened. */
const isInFirstScreen = (button: ReturnType<Page['locator']>) =>
  button.evaluate((element) => {
    const { top, left, bottom, right } = element.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(seen);
  });

const ADDRESS = `checkin=${STAY.checkin}&checkout=${STAY.checkout}&adults=2`;

async function showsTheButton(page: Page, path: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const card = page.getByRole('complementary', { name: 'Rezervasyon' });
    await expect(card.locator('.quote-total')).toBeVisible();
    const button = card.getByRole('button', { name: 'Rezervasyon talebi gönder' });
    expect.soft(await isInFirstScreen(button), `1440 ${colorScheme}`).toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const bar = page.locator('.booking-bar');
    const next = bar.getByRole('button', { name: 'Devam et' });
    await expect(next).toBeVisible();
    expect.soft(await isInFirstScreen(next)).toBe(true);
    await next.click();
    const sheet = page.getByRole('dialog', { name: /için rezervasyon/ });
    const send = sheet.getByRole('button', { name: 'Rezervasyon talebi gönder' });
    expect.soft(await isInFirstScreen(send), `the sheet, ${colorScheme}`).toBe(true);
  }
}

test('the request button is in the first screen of a villa with dates', async ({ page }) => {
  await showsTheButton(page, `/villa/villa-mavi-kuytu?${ADDRESS}`);
});

test('and of the villa with the longest name and every line a price has', async ({
  page,
  request,
}) => {
  const office = await officeOf(request);
  const villa = await longestVilla(office);
  try {
    await showsTheButton(page, `/villa/${villa.slug}?${ADDRESS}`);
  } finally {
    await office.send('PATCH', '/v1/admin/villas/activity', { id: villa.id, active: false });
  }
});
