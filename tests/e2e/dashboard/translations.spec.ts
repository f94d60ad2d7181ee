import { expect, type Page, test } from '@playwright/test';
import { type Office, officeOf } from '../office.ts';
import { ADMIN, openSession, uniqueName, watchConsole } from '../support.ts';

/** Three open texts that no other test writes: a question, its answer and its heading. */
async function newQuestion(office: Office) {
  const [group, question, answer] = ['Başlık', 'Soru', 'Yanıt'].map(uniqueName);
  const row = await office.send('POST', '/v1/admin/faq', { group, question, answer, active: true });
  const id = row.id as number;
  const stateOf = async () => {
    const { texts } = await office.get(`/v1/admin/translations/faq/${id}`);
    return texts.map((text: { languages: { en: { state: string } } }) => text.languages.en.state);
  };
  return { id, question: question ?? '', stateOf };
}

/** Types into the open text, saves by keys, and waits for what is open then. */
async function translate(page: Page, text: string) {
  const box = page.getByLabel('Çeviri: English');
  // Empty first: the box before this one has the keyboard until it is gone.
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
}

for (const width of [390, 1440]) {
  test(`three texts are gone through by keys at ${width} px, and what changes becomes old`, async ({
    page,
    request,
  }) => {
    const problems = watchConsole(page);
    const office = await officeOf(request);
    const { id, question, stateOf } = await newQuestion(office);
    await page.setViewportSize({ width, height: 900 });
    await openSession(page, ADMIN);
    await page.goto(`/dashboard/website/faq/${id}`);
    await page.getByRole('button', { name: /^Diller/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Diller' });
    await expect(dialog.getByRole('listitem')).toHaveCount(3);
    for (const text of ['Heading', 'A question', 'An answer']) {
      await translate(page, `${text} ${id}`);
    }
    await expect(dialog.getByRole('button', { name: /Gözden geçirildi/ })).toHaveCount(3);
    expect(await stateOf()).toEqual(['reviewed', 'reviewed', 'reviewed']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const { items } = await office.get('/v1/admin/faq');
    const { group, answer } = items.find((one: { id: number }) => one.id === id);
    const changed = { group, question: `${question} yine`, answer, active: true };
    await office.send('PUT', `/v1/admin/faq/${id}`, changed);
    await page.goto('/dashboard/website/translations?state=old&kind=faq');
    const row = page.getByRole('listitem').filter({ hasText: question }).first();
    await expect(row).toContainText('Eski');
    if ((await row.getByLabel('Çeviri: English').count()) === 0)
      await row.getByRole('button').first().click();
    await expect(row.locator('ins')).toHaveText(/yine/);
    await expect(row.getByLabel('Çeviri: English')).toHaveValue(`A question ${id}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await row.getByLabel('Çeviri: English').press('Control+Enter');
    await expect.poll(stateOf).toEqual(['reviewed', 'reviewed', 'reviewed']);
    await office.send('DELETE', `/v1/admin/faq/${id}`);
    expect(problems).toEqual([]);
  });
}

test('the words of the trade are kept for each language', async ({ page }) => {
  const problems = watchConsole(page);
  await openSession(page, ADMIN);
  await page.goto('/dashboard/website/translations?language=ru');
  const word = uniqueName('özel havuz');
  await page.getByRole('button', { name: 'Sözlük' }).click();
  const dialog = page.getByRole('dialog', { name: /^Sözlük/ });
  await dialog.getByRole('button', { name: 'Sözcük ekle' }).click();
  await dialog
    .getByLabel(/sözcük, Türkçe$/)
    .last()
    .fill(word);
  await dialog
    .getByLabel(/sözcük, çevirisi$/)
    .last()
    .fill('частный бассейн');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Sözlük' }).click();
  await expect(dialog.getByLabel(/sözcük, Türkçe$/).last()).toHaveValue(word);
  expect(problems).toEqual([]);
});
