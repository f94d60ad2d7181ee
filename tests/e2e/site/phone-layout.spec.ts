import { expect, type Page, test } from '@playwright/test';

/* How much of a phone's screen each part takes, and that nothing is squeezed. */
test.use({ viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true });

/** Room between a button's words and its edge, in CSS pixels. */
const roomIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return (button.getBoundingClientRect().width - words.getBoundingClientRect().width) / 2;
  });

test('the whole search of the home page is in sight above the bar', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('form', { name: 'Villa arama' }).getByRole('button', {
    name: 'Villa bul',
  });
  const bar = page.getByRole('navigation', { name: 'Hızlı iletişim' });
  const [button, contact] = await Promise.all([submit.boundingBox(), bar.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(contact?.y ?? 0);
});

test('WhatsApp and phone stand in the middle of the bar', async ({ page }) => {
  await page.goto('/faq');
  const links = page.getByRole('navigation', { name: 'Hızlı iletişim' }).getByRole('link');
  const [one, other] = await Promise.all([links.first().boundingBox(), links.last().boundingBox()]);
  const left = Math.min(one?.x ?? 0, other?.x ?? 0);
  const right = Math.max(...[one, other].map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
  expect(left).toBeCloseTo(390 - right, 0);
});

for (const width of [360, 390]) {
  test(`the button of a villa has room for its words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/villa/villa-mavi-kuytu');
    expect(await roomIn(page, '.booking-bar .button')).toBeGreaterThanOrEqual(12);
  });
}

test('villas of a district begin within two screens, and its regions lie beside each other', async ({
  page,
}) => {
  await page.goto('/kas');
  const first = await page.locator('article.card').first().boundingBox();
  expect(first?.y).toBeLessThan(1_600);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Çukurbağ \d/ })
    .tap();
  await expect(page).toHaveURL(/\/cukurbag$/);
});

test('the subjects of the blog take one row, whose last can be reached', async ({ page }) => {
  await page.goto('/blog');
  const subjects = page.getByRole('navigation', { name: 'Konular' });
  expect((await subjects.boundingBox())?.height).toBeLessThan(64);
  const last = subjects.getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
