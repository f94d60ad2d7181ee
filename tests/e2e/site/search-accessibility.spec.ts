import { expect, type Page, test } from '@playwright/test';
import { faultsInBothThemes } from '../accessibility.ts';
import { NEXT_YEAR } from '../dates.ts';

const VILLA = '/villa/villa-mavi-kuytu';
const STAY = `checkin=${NEXT_YEAR}-06-12&checkout=${NEXT_YEAR}-06-19&adults=2`;

/** What only stands on the screen after somebody did something; pages as they load are checked elsewhere. */
const STATES: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'results with chips',
    open: async (page) => {
      await page.goto(`/listing?${STAY}&type=luks-villalar&flex=3`);
      await expect(page.locator('article.card').first()).toBeVisible();
    },
  },
  {
    name: 'the filters',
    open: async (page) => {
      await page.goto('/listing');
      await page.getByRole('button', { name: /^Filtreler/ }).click();
      await expect(page.getByRole('dialog', { name: 'Filtreler' })).toBeVisible();
    },
  },
  {
    name: 'the dates of the search',
    open: async (page) => {
      await page.goto(`/listing?${STAY}`);
      await page.getByRole('button', { name: /Tarihler/ }).click();
      await expect(page.getByRole('grid').first()).toBeVisible();
    },
  },
  {
    name: 'a search without results',
    open: async (page) => {
      await page.goto('/listing?town=dalyan&minPrice=90000');
      await expect(page.locator('.listing-ways').first()).toBeVisible();
    },
  },
  {
    name: 'the calendar of a villa with a stay chosen',
    open: async (page) => {
      await page.goto(`${VILLA}?${STAY}`);
      await page.locator('#musaitlik').scrollIntoViewIfNeeded();
      await expect(page.locator('#musaitlik [data-day]').first()).toBeVisible();
    },
  },
  {
    name: 'the form for a comment',
    open: async (page) => {
      await page.goto(VILLA);
      await page.getByRole('link', { name: 'Yorum yazın' }).click();
      await expect(page.locator('.comment-form')).toBeVisible();
    },
  },
  {
    name: 'the pictures',
    open: async (page) => {
      await page.goto(VILLA);
      await page.locator('.gallery a').first().click();
      await expect(page.getByRole('dialog', { name: 'Görseller' })).toBeVisible();
    },
  },
];

for (const { name, open } of STATES) {
  test(`${name}: nothing to object to in either theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(page);
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
}
