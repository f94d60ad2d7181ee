import { expect, type Locator, type Page } from '@playwright/test';
import { pressPair } from '../support.ts';

/** How fast somebody types who listens meanwhile. */
const KEYS_A_SECOND = 5;

/** Keys and buttons pressed, and fields that were typed into or chosen from. */
type Cost = { presses: number; fields: number };

/**
 * Counts what a task costs a clerk, from the screen that stands open when it begins. Its seconds are
 * those the screens took and those the typing would have, which is not waited for; nobody's thinking.
 */
export function startTask(page: Page, name: string) {
  const started = performance.now();
  const cost: Cost = { presses: 0, fields: 0 };
  let letters = 0;
  return {
    /** Keys one after the other; "Control+k" is one. */
    async keys(...keys: string[]): Promise<void> {
      for (const key of keys) {
        cost.presses += 1;
        await page.keyboard.press(key);
      }
    },
    /** The two keys of a shortcut. */
    async pair(first: string, second: string): Promise<void> {
      cost.presses += 2;
      await pressPair(page, first, second);
    },
    async press(target: Locator): Promise<void> {
      cost.presses += 1;
      await target.click();
    },
    async type(field: Locator, text: string): Promise<void> {
      cost.fields += 1;
      letters += text.length;
      await field.fill(text);
    },
    async choose(field: Locator, label: string): Promise<void> {
      cost.fields += 1;
      await field.selectOption({ label });
    },
    /**
     * Says what it came to, as a row of the table in docs/bench.md, and that it was no more than `most`.
     * @returns the seconds of typing alone: those of the screens are a machine's.
     */
    end(most: Cost): number {
      const typing = letters / KEYS_A_SECOND;
      const seconds = (performance.now() - started) / 1000 + typing;
      console.log(`| ${name} | ${cost.presses} | ${cost.fields} | ${seconds.toFixed(1)} s |`);
      expect(cost.presses, 'presses').toBeLessThanOrEqual(most.presses);
      expect(cost.fields, 'fields').toBeLessThanOrEqual(most.fields);
      return typing;
    },
  };
}

/** Tells how many seconds of a processor a page has worked since: what others have of it is not in them. */
export async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const total = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const worked = metrics.find(({ name }) => name === 'TaskDuration');
    if (worked === undefined) throw new Error('the browser does not say how long a page works');
    return worked.value;
  };
  const before = await total();
  return async () => (await total()) - before;
}

/** Opens a stay from anywhere, by the code or name that a caller says. */
export async function openStay(
  page: Page,
  task: ReturnType<typeof startTask>,
  code: string,
): Promise<Locator> {
  await task.keys('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ara ya da git' });
  await task.type(palette.getByRole('combobox'), code);
  await palette.getByRole('option', { name: code }).waitFor();
  await task.keys('Enter');
  const drawer = page.getByRole('complementary', { name: /rezervasyonu/ });
  // The letters of the stay are its own once it is there and the palette is gone.
  await expect(palette).toHaveCount(0);
  await expect(drawer).toContainText(code);
  await expect(drawer.getByRole('button', { name: 'Konaklamayı değiştir' })).toBeVisible();
  return drawer;
}
