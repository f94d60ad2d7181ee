import { formatKurus } from '#domain/values/money.ts';
import {
  ADMIN,
  findFreeVilla,
  GUEST,
  newVisitor,
  search,
  sendRequest,
  openSession,
  watchConsole,
} from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';
import { expect, test } from '../test.ts';

const DATES = { checkin: `${NEXT_YEAR}-10-04`, checkout: `${NEXT_YEAR}-10-11` };

test(
  'a stay goes from the search to a confirmed reservation, and nobody else gets it',
  { tag: '@usual' },
  async ({ page, browser, request }) => {
    const problems = watchConsole(page);
    const villa = await findFreeVilla(request, DATES);
    const total = formatKurus(villa.price.total ?? 0);

    // The first visitor finds the villa with its total for the dates.
    await page.goto(`/listing?checkin=${DATES.checkin}&checkout=${DATES.checkout}&adults=2`);
    const card = page.locator('article, li').filter({ hasText: villa.name }).first();
    await expect(card).toContainText(total);
    await card.getByRole('link', { name: villa.name }).first().click();
    await expect(page).toHaveURL(new RegExp(`/villa/${villa.slug}\\?.*checkin=${DATES.checkin}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(villa.name);
    const booking = page.getByRole('complementary').filter({ hasText: 'Rezervasyon' }).first();
    await expect(booking).toContainText(total);

    // A second one looks at the same dates in the meantime.
    const second = await newVisitor(browser);
    await second.goto(page.url());
    await second.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();

    await page.getByRole('button', { name: 'Rezervasyon talebi gönder' }).click();
    await sendRequest(page);
    const code =
      (await page
        .getByText(/KY\d\d-[A-Z2-9]{8}/)
        .first()
        .textContent()) ?? '';
    expect(code).toMatch(/^KY\d\d-[A-Z2-9]{8}$/);

    // The second is told, and the nights are gone from the search.
    await sendRequest(second);
    await expect(
      second
        .locator('#rezervasyon')
        .getByText(/doldu|dolu/)
        .first(),
    ).toBeVisible();
    expect((await search(request, DATES)).map(({ slug }) => slug)).not.toContain(villa.slug);

    // The clerk sees the request and confirms it.
    const clerk = await newVisitor(browser);
    await openSession(clerk, ADMIN);
    await clerk.goto(`/dashboard/reservations?reservation_id=${code}`);
    await clerk.getByRole('link', { name: code }).click();
    const drawer = clerk.getByRole('complementary', { name: new RegExp(code) });
    await expect(drawer).toContainText(`${GUEST.firstName} ${GUEST.lastName}`);
    await drawer.getByRole('button', { name: 'Onayla' }).click();
    await clerk.getByRole('dialog').getByRole('button', { name: 'Onayla' }).click();
    await expect(drawer.getByText('Onaylandı').first()).toBeVisible();

    // The guest follows it with the code and the e-mail.
    await page.goto('/enquire');
    await page.getByLabel('Rezervasyon kodu').fill(code);
    await page.getByLabel('E-posta adresiniz').first().fill(GUEST.email);
    await page.getByRole('button', { name: 'Sayfamı aç' }).click();
    await expect(page.getByText('Onaylandı').first()).toBeVisible();
    expect((await search(request, DATES)).map(({ slug }) => slug)).not.toContain(villa.slug);
    expect(problems).toEqual([]);
  },
);
