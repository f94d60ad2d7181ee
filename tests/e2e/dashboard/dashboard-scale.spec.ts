import { expect, type Page, test } from '@playwright/test';
import type { NightRun, Occupancy } from '#domain/availability/admin-schema.ts';
import { addDays } from '#domain/values/dates.ts';
import { ADMIN, openSession } from '../support.ts';

/* performance.md row 12: nodes, which no noise can change. */
const NODE_LIMIT = 600;

/** Hardly a free night: a stay of five to seven nights in every week of the year. */
function villa(index: number, from: string): Occupancy['items'][number] {
  const runs = Array.from({ length: 56 }, (_, week): NightRun => {
    const start = addDays(from, week * 7 + (index % 3));
    return {
      from: start,
      to: addDays(start, 5 + (week % 3)),
      kind: 'reservation',
      state: 'confirmed',
      ref: `${index}.${week}`,
      label: 'Gülşah Öztürk İnce',
      expires_at: null,
    };
  });
  const code = `V${1000 + index}`;
  const facts = { town: 'Kalkan', capacity: 8, active: true };
  return {
    id: index + 1,
    villa_id: index + 1,
    code,
    name: `Villa ${index + 1}`,
    slug: code,
    ...facts,
    runs,
    prices: null,
  };
}

/** Answers the calendar's reads with a year of `total` villas. */
async function fillCalendar(page: Page, total: number): Promise<void> {
  await page.route('**/v1/admin/occupancy?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [skip, take] = [Number(query.get('skip')), Number(query.get('take'))];
    const from = query.get('from') ?? '';
    const items = Array.from({ length: Math.max(0, Math.min(take, total - skip)) }, (_, i) =>
      villa(skip + i, from),
    );
    return route.fulfill({ json: { content: { items, total, skip, take, from, to: from } } });
  });
}

const countNodes = (page: Page) => page.locator('#occupancy-grid *').count();

test('a year of hundreds or thousands of villas is rendered with a few hundred nodes', async ({
  page,
}) => {
  await openSession(page, ADMIN);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const zoom of ['far', 'mid', 'near']) {
    const counts: number[] = [];
    for (const total of [500, 5000]) {
      await page.unrouteAll({ behavior: 'wait' });
      await fillCalendar(page, total);
      await page.goto(`/dashboard/occupancy?zoom=${zoom}`);
      await expect(page.getByText(`${total} villa`, { exact: true })).toBeVisible();
      await expect(page.locator('[data-ref]').first()).toBeVisible();
      counts.push(await countNodes(page));
      await page.locator('#occupancy-grid').evaluate((grid) => grid.scrollTo(1500, 3400));
      await expect(page.getByText('Villa 105', { exact: true })).toBeVisible();
      counts.push(await countNodes(page));
    }
    console.log(`${zoom}: ${counts.join(', ')} nodes`);
    for (const count of counts) expect(count).toBeLessThanOrEqual(NODE_LIMIT);
    expect(Math.max(...counts.slice(2))).toBeLessThanOrEqual(1.3 * Math.max(...counts.slice(0, 2)));
  }
});
