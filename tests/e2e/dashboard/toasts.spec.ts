import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ADMIN, apiToken, findFreeVilla, openSession } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

/** What a toast lies over, in words, of all titles and primary buttons that are in sight. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')].map(boxOf);
    return [...document.querySelectorAll('h1, h2, .primary')]
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const { left, right, top, bottom } = boxOf(part);
        return toasts.some(
          (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
        );
      })
      .map((part) => part.textContent ?? '');
  });

const toast = (page: Page) => page.locator('[data-sonner-toast]');

// One after the other: the settings are the whole agency's.
test('what is said in passing covers no form’s button on a phone, a small desk and a large one', async ({
  page,
}) => {
  await openSession(page, ADMIN);
  for (const [width, height] of [
    [390, 844],
    [1024, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/dashboard/settings/social');
    const save = page.getByRole('button', { name: 'Kaydet' });
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeVisible();
    const box = await save.boundingBox();
    // The button stands where toasts do: a window that ends right below it.
    const end = Math.round((box?.y ?? 0) + (box?.height ?? 0) + 40);
    await page.setViewportSize({ width, height: Math.min(height, end) });
    await save.click();
    await expect(toast(page)).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
  }
});

for (const [width, height] of [
  [390, 667],
  [390, 844],
  [1440, 900],
] as const) {
  test(`a stay's title and its next step stay in sight beside a toast at ${width}×${height}`, async ({
    page,
    request,
  }) => {
    const id = await makeRequest(request, width + height);
    await page.setViewportSize({ width, height });
    await openSession(page, ADMIN);
    await page.goto(`/dashboard/reservations/${id}`);
    const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
    await drawer.getByRole('button', { name: 'Onayla' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    await expect(toast(page).getByRole('button', { name: 'Geri al' })).toBeVisible();
    await expect(drawer.getByText('Onaylandı').first()).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
    // Wherever one reads on meanwhile.
    await page.mouse.move(width - 60, height / 2);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => covered(page)).toEqual([]);
    await toast(page).getByRole('button', { name: 'Geri al' }).click();
    await expect(page.getByText('Geri alındı: konaklama eski hâlinde.')).toBeVisible();
    await expect.poll(() => covered(page)).toEqual([]);
  });
}

/** A stay that is asked for, in a year of its own a screen. */
async function makeRequest(request: APIRequestContext, size: number): Promise<string> {
  const week = size % 4;
  const stay = {
    checkin: `${NEXT_YEAR}-02-0${week + 1}`,
    checkout: `${NEXT_YEAR}-02-0${week + 4}`,
  };
  const villa = await findFreeVilla(request, stay);
  const made = await request.post('/v1/admin/reservations', {
    headers: {
      authorization: `Bearer ${await apiToken(request, ADMIN)}`,
      'idempotency-key': crypto.randomUUID(),
    },
    data: {
      villa_id: villa.id,
      checkIn: stay.checkin,
      checkOut: stay.checkout,
      adults: 2,
      children: 0,
      babies: 0,
      status: 'requested',
      customer: { firstName: 'Uzun', lastName: 'Başlık', phone: '0532 123 45 69', email: '' },
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()).content.id;
}
