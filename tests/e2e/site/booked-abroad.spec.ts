import { expect, type Page, test } from '@playwright/test';
import { typedAmount } from '#domain/languages/amounts.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import { loadIslandMessages, loadPageMessages } from '#domain/languages/messages.ts';
import { piecesOf } from '#domain/languages/rich.ts';
import { languageOfText } from '#domain/translations/language-of-text.ts';
import { officeOf } from '../office.ts';
import { findFreeVilla, GUEST } from '../support.ts';
import { NEXT_YEAR } from '../dates.ts';

const ABROAD: readonly [Language, month: string][] = [
  ['en', '04'],
  ['de', '05'],
  ['ru', '06'],
];

/** A sentence that is written with marks, as a person sees it. */
const plain = (text: string) =>
  piecesOf(text)
    .map((piece) => piece.text)
    .join('');

/** What a person reads on the page: the language is told by its words, names of places are few. */
async function expectRead(page: Page, language: Language) {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(languageOfText(await page.locator('main').innerText())).toBe(language);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
}

for (const [language, month] of ABROAD) {
  test.describe(`who reads ${LANGUAGES[language].name}`, () => {
    test.use({
      locale: LANGUAGES[language].locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });

    test('goes from a search engine’s result to a paid stay on a phone', async ({
      page,
      request,
    }) => {
      const dates = { checkin: `${NEXT_YEAR}-${month}-08`, checkout: `${NEXT_YEAR}-${month}-15` };
      const villa = await findFreeVilla(request, dates);
      const island = await loadIslandMessages(language);
      const pages = await loadPageMessages(language);
      const { card, request: words } = island;

      await page.goto(`/${language}/villa/${villa.slug}`);
      await expectRead(page, language);
      await page.goto(`${page.url()}?${new URLSearchParams(dates)}&adults=2`);
      await page.getByRole('button', { name: card.goOn }).first().click();
      const sheet = page.getByRole('dialog', { name: card.name(villa.name) });
      await sheet.getByRole('button', { name: card.request }).click();
      await sheet.getByLabel(words.firstName, { exact: true }).fill('Anna');
      await sheet.getByLabel(words.lastName, { exact: true }).fill('Müller');
      await sheet.getByLabel(words.phone, { exact: true }).fill('+49 171 2345678');
      await sheet.getByLabel(words.email, { exact: true }).fill(GUEST.email);
      await sheet.getByLabel(plain(words.terms)).check();
      await sheet.getByLabel(plain(words.kvkk)).check();
      await sheet.getByRole('button', { name: words.send }).click();
      const code = (await sheet.getByText(/^KY\d\d-[A-Z2-9]{8}$/).textContent()) ?? '';
      await sheet.getByRole('link', { name: words.follow }).click();
      await expect(page.locator('.status')).toHaveText(pages.stay.status.requested);
      await expectRead(page, language);

      const office = await officeOf(request);
      const { items } = await office.get(`/v1/admin/reservations?reservation_id=${code}`);
      const stay = await office.read(items[0]);
      expect(stay.language).toBe(language);
      await office.send('PATCH', `/v1/admin/reservations/${stay.id}`, {
        status: 'option',
        optionExpiresAt: new Date(Date.now() + 86_400_000).toISOString(),
      });
      await page.reload();
      await expect(page.locator('.status')).toHaveText(pages.stay.status.option);
      const karekod = pages.payment.karekodOf('Örnek Akdeniz Bankası');
      await expect(page.getByRole('img', { name: karekod })).toBeVisible();
      const copied = page.locator('.transfer [data-copy]').first();
      await expect(copied).toHaveAttribute('data-copy', typedAmount(stay.prepayment, language));
      await expectRead(page, language);
      await office.pay(stay, 'prepayment', stay.prepayment);
      await page.reload();
      await expect(page.locator('.status')).toHaveText(pages.stay.status.confirmed);
      await expectRead(page, language);
    });
  });
}
