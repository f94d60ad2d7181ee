import { expect, type Page, test } from '@playwright/test';
import { faultsOf, overflowAt } from '../accessibility.ts';
import { ADMIN, openSession } from '../support.ts';

/* An update brought another text of a page. No installation has one yet: the answers say so here. */

const OFFERED = {
  edition: 2,
  title: 'Nasıl kiralarım, yeniden',
  intro: 'Yeni giriş.',
  body: [{ type: 'paragraph', text: 'Güncellemeyle gelen metin.' }],
  data: {},
};

/** Opens the editor with an offer; what it saves is kept here and goes nowhere. */
async function openEditor(page: Page): Promise<{ title: string; edition: number }[]> {
  const saved: { title: string; edition: number }[] = [];
  await page.route('**/v1/admin/howrent', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { content: object };
    await route.fulfill({ json: { ...body, content: { ...body.content, offered: OFFERED } } });
  });
  await page.route('**/v1/admin/howrent/edit', async (route) => {
    const input = route.request().postDataJSON();
    saved.push(input);
    const content = { section: 'howrent', ...input, version: input.version + 1, offered: null };
    await route.fulfill({ json: { success: true, content: { ...content, updatedAt: null } } });
  });
  await openSession(page, ADMIN);
  await page.goto('/dashboard/website/howrent');
  return saved;
}

test('a text that came with an update fills the form and is saved like any other', async ({
  page,
}) => {
  const saved = await openEditor(page);
  const take = page.getByRole('button', { name: 'Yeni metni forma al' });
  await expect(take).toBeVisible();
  expect(await overflowAt(page, [390, 1440])).toEqual([0, 0]);
  expect(await faultsOf(page)).toEqual([]);
  await take.click();
  await expect(page.getByLabel('Başlık', { exact: true })).toHaveValue(OFFERED.title);
  const text = page.locator('[data-block] textarea').first();
  await expect(text).toHaveValue('Güncellemeyle gelen metin.');
  await expect(page.getByText('Kaydedilmemiş değişiklik var')).toBeVisible();
  expect(saved).toEqual([]);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(take).toBeHidden();
  expect(saved).toMatchObject([{ title: OFFERED.title, edition: OFFERED.edition }]);
});

test('whoever stays with their own text is not asked again', async ({ page }) => {
  const saved = await openEditor(page);
  const keep = page.getByRole('button', { name: 'Kendi metnim kalsın' });
  await keep.click();
  await expect(keep).toBeHidden();
  expect(saved).toMatchObject([{ title: 'Nasıl kiralarım?', edition: OFFERED.edition }]);
});
