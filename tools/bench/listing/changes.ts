import type { Locator, Page } from '@playwright/test';

/** A way to change a search, as a visitor does it: what is opened first, then each click. */
export type Change = {
  name: string;
  prepare?(page: Page): Promise<void>;
  presses(page: Page): Promise<Press[]>;
};

type Press = () => Promise<void>;

const TIMES = 6;

/** Every way in which the listing can be changed. */
export const CHANGES: Change[] = [
  { name: 'region', presses: (page) => steps(page.locator('select[name=place]')) },
  { name: 'sort', presses: (page) => steps(page.getByLabel('Sıralama'), 4) },
  {
    name: 'dates',
    prepare: (page) => open(page, /Tarihler/, '.stay-calendar'),
    presses: async (page) => {
      await page.getByRole('button', { name: 'Sonraki ay' }).click();
      const days = page.locator('.stay-calendar td button:enabled');
      // Alternately arrival and departure: every second click starts a search.
      return Promise.all([3, 8, 5, 12, 9, 16].map((day) => pressOf(days.nth(day))));
    },
  },
  {
    name: 'guests',
    prepare: (page) => open(page, /Misafirler/, '.stepper'),
    presses: async (page) => times(await pressOf(page.getByLabel('Yetişkin artır'))),
  },
  { name: 'type', prepare: openFilters, presses: (page) => boxes(page, 'Villa tipi') },
  { name: 'feature', prepare: openFilters, presses: (page) => boxes(page, 'Özellikler') },
  {
    name: 'price',
    prepare: openFilters,
    presses: async (page) => {
      await page.getByLabel('En az').focus();
      return [...'150000'].map((digit) => () => page.keyboard.press(digit));
    },
  },
];

function openFilters(page: Page): Promise<void> {
  return open(page, /^Filtreler/, '.sheet .check');
}

async function open(page: Page, button: RegExp, shown: string): Promise<void> {
  await page.getByRole('button', { name: button }).first().click();
  await page.locator(shown).first().waitFor();
}

/** Selects the next option of a list, by key, repeatedly. */
async function steps(list: Locator, count = TIMES): Promise<Press[]> {
  await list.focus();
  return times(() => list.page().keyboard.press('ArrowDown'), count);
}

/** Checks and unchecks the first options of a list. */
async function boxes(page: Page, legend: string): Promise<Press[]> {
  const group = page.locator('.sheet-group', { hasText: legend }).locator('.check');
  await group.nth(2).scrollIntoViewIfNeeded();
  const presses = await Promise.all([0, 1, 2].map((i) => pressOf(group.nth(i))));
  return presses.flatMap((one) => [one, one]);
}

/** Clicks at the element's present position: locating it again would disturb the measurement. */
async function pressOf(thing: Locator): Promise<Press> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('there is nothing to press');
  return () => thing.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

function times(one: Press, count = TIMES): Press[] {
  return Array.from({ length: count }, () => one);
}
