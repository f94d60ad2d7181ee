import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { faultsInBothThemes } from '../accessibility.ts';
import { ADMIN, apiToken, openSession } from '../support.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** The private page of a demo stay that is over and that nobody told of; the oldest but `skipped`, as others take the newest. */
async function openReview(request: APIRequestContext, skipped = 0) {
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const read = async (path: string) =>
    (await (await request.get(path, { headers })).json()).content;
  const onSale: { id: number; slug: string }[] = (await read('/v2/search?client=true&take=200'))
    .items;
  const stays = await read(
    '/v1/admin/reservations?status=completed&oldrez=1&take=60&order=-checkin',
  );
  let toSkip = skipped;
  for (const { id, villa_id } of stays.items.toReversed()) {
    const villa = onSale.find((one) => one.id === villa_id);
    if (villa === undefined) continue;
    const made = await request.post(`/v1/admin/reservations/${id}/guestlink`, {
      headers,
      data: { renew: false },
    });
    const { link } = (await made.json()).content;
    const token = new URL(link).searchParams.get('baglanti') ?? '';
    const page = await (await request.post('/v1/stay', { data: { link: token } })).json();
    if (page.content?.own?.after?.review === 'open' && toSkip-- === 0) {
      return { address: `/konaklamam?baglanti=${token}`, slug: villa.slug };
    }
  }
  throw new Error('every past stay of the demo is told of');
}

/** As phones make them: larger than any form without files. */
const largePhoto = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 90 })
    .toBuffer();
};

test.describe('without JavaScript', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('a guest writes a review on the stay’s page, and it is on the villa’s page once a clerk publishes it', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { address, slug } = await openReview(request);
    await page.goto(address);
    const form = page.locator('.comment-form');
    const rate = (name: string | RegExp, stars: string) =>
      form.getByRole('group', { name }).getByLabel(stars, { exact: true }).check();
    const stamp = String(Date.now());
    const text = `Havuz temizdi, terası akşamları serin. ${stamp}`;
    await rate(/^Puanınız/, '4');
    await rate('Temizlik', '5');
    await rate('Fiyat/performans', '3');
    await form.getByLabel('Yorumunuz').fill(text);
    await form.getByLabel('Adınız').fill('Gülşah');
    await form.getByLabel('Fotoğraflar').setInputFiles({
      name: 'not.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('resim değil'),
    });
    await form.getByRole('button', { name: 'Yorumu gönder' }).click();
    // Nothing that was typed is lost.
    await expect(form.getByRole('alert')).toContainText('Fotoğraflarınızı yeniden seçin.');
    await expect(form.getByLabel('Yorumunuz')).toHaveValue(text);
    await expect(
      form.getByRole('group', { name: 'Fiyat/performans' }).getByLabel('3', { exact: true }),
    ).toBeChecked();
    await form.getByLabel('Fotoğraflar').setInputFiles({
      name: 'teras.jpg',
      mimeType: 'image/jpeg',
      buffer: await largePhoto(),
    });
    await form.getByRole('button', { name: 'Yorumu gönder' }).click();
    await expect(page.getByText(/okuyup onayladıktan sonra/).first()).toBeVisible();
    await expect(page.locator('.comment-form')).toHaveCount(0);

    // A clerk reads it, lets it and its photo out, and answers.
    const office = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      isMobile: false,
      hasTouch: false,
      javaScriptEnabled: true,
    });
    await openSession(office, ADMIN);
    await office.goto(`/dashboard/comments?active=0&q=${stamp}`);
    await office.getByRole('link', { name: 'Gülşah' }).click();
    const drawer = office.getByRole('complementary');
    await expect(drawer.getByText(text)).toBeVisible();
    await drawer.getByRole('button', { name: 'Yayımla' }).click();
    await expect(drawer.getByRole('button', { name: 'Yayından kaldır' })).toBeVisible();
    await drawer.getByRole('switch', { name: '1. fotoğraf yayında' }).click();
    await expect(office.getByText('Fotoğraf yayında')).toBeVisible();
    await drawer.getByLabel('Yanıtınız').fill('Teşekkür ederiz, yine bekleriz.');
    await drawer.getByRole('button', { name: 'Yanıtla' }).click();
    await expect(drawer.getByText('Acentanın yanıtı')).toBeVisible();
    expect(await faultsInBothThemes(office)).toEqual([]);

    // The villa's page, and all of its reviews.
    await page.goto(`/villa/${slug}`);
    const section = page.locator('#yorumlar');
    await expect(section.getByText(text)).toBeVisible();
    await expect(section.getByText('Doğrulanmış konaklama').first()).toBeVisible();
    await expect(section.getByText('Teşekkür ederiz, yine bekleriz.')).toBeVisible();
    await expect(section.locator('.averages dt').first()).toHaveText('Temizlik');
    await page.goto(`/yorumlar/${slug}`);
    await page.getByRole('link', { name: 'Fotoğraflılar' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('.review-photos img')).toHaveCount(1);
    await page.getByRole('link', { name: '1 puan' }).click();
    await expect(page.getByText('Böyle bir yorum yok.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.goto(address);
    await expect(page.getByText('Yorumunuz yayında.')).toBeVisible();
  });
});

test.describe('with JavaScript', () => {
  test.use(PHONE);

  test('a review is told at each field what is missing, and keeps its photo until it is whole', async ({
    page,
    request,
  }) => {
    // Not the one that the other test reviews meanwhile.
    const { address } = await openReview(request, 1);
    await page.goto(address);
    const form = page.locator('.comment-form');
    const send = form.getByRole('button', { name: 'Yorumu gönder' });
    const photos = form.getByLabel('Fotoğraflar');
    const chosen = () =>
      photos.evaluate((field: HTMLInputElement) =>
        [...(field.files ?? [])].map(({ name, size }) => ({ name, isSmall: size < 1_000_000 })),
      );
    const large = await largePhoto();
    expect(large.length).toBeGreaterThan(1_100_000);
    // The script comes with the first choice or focus.
    await photos.setInputFiles([
      { name: 'not.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('resim değil') },
      { name: 'teras.png', mimeType: 'image/png', buffer: large },
    ]);
    await expect(photos).toHaveAccessibleDescription(/“not.jpg” eklenmedi. Bu dosya bir resim/);
    expect(await chosen()).toEqual([{ name: 'teras.jpg', isSmall: true }]);
    await form.getByLabel('Yorumunuz').fill('kısa');
    // Of the stars, from the top of the form.
    const places = () =>
      form.evaluate((one) => {
        const top = one.getBoundingClientRect().top;
        const starred = one.querySelectorAll(':scope > fieldset .chip');
        return [...starred].map((star) => {
          const box = star.getBoundingClientRect();
          return [box.left, box.top - top, box.width, box.height].map(Math.round);
        });
      });
    const before = await places();
    await send.click();
    const group = form.getByRole('group', { name: /^Puanınız/ });
    await expect(group.locator('.field-error')).toHaveText('Puan verin.');
    await expect(group).toHaveAccessibleDescription('Puan verin.');
    await expect(group.getByLabel('1', { exact: true })).toBeFocused();
    expect(await places()).toEqual(before);
    await expect(form.getByText('En az 10 karakter olmalı.')).toBeVisible();
    // The name that the invitation promises to show is there.
    await expect(form.locator('[name=author]')).toHaveValue(/^\p{L}.* \p{L}\.$/u);
    await expect(form.locator('.field-error')).toHaveCount(2);
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(await chosen()).toEqual([{ name: 'teras.jpg', isSmall: true }]);
  });

  test('the page of all reviews has no accessibility violations', async ({ page }) => {
    await page.goto('/yorumlar/villa-mavi-kuytu?sirala=en-dusuk');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect((await page.request.get('/yorumlar/boyle-bir-villa-yok')).status()).toBe(404);
  });
});
