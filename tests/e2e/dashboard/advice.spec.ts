import { expect, test } from '@playwright/test';
import { withoutNights } from '#domain/prices/row-nights.ts';
import { SeasonInput } from '#domain/prices/schema.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { ADMIN, apiToken, openSession, watchConsole } from '../support.ts';

/** A villa that no other test opens: free nights between a block and a night without a price. */
const VILLA = 97;
/** Within the year that advice looks ahead, and later than the demo agency has sold. */
const FROM = addDays(istanbulDay(new Date()), 320);
const BLOCK = { started_at: FROM, finished_at: addDays(FROM, 7) };
const FIRST = addDays(FROM, 7);
const LAST = addDays(FROM, 13);
const HOLE = addDays(FROM, 14);

test('unbookable nights are listed, previewed and opened by one change', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page);
  const headers = { authorization: `Bearer ${await apiToken(request, ADMIN)}` };
  const call = async (method: 'get' | 'post' | 'put', path: string, data?: object) => {
    const answer = await request[method](path, { headers, ...(data && { data }) });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { content: any }).content;
  };
  const { version, prices, facts } = await call('get', `/v1/admin/villas/${VILLA}`);
  const today = istanbulDay(new Date());
  const coming: SeasonInput[] = prices
    .filter(({ endsOn }: SeasonInput) => endsOn >= today)
    .map((row: SeasonInput) => SeasonInput.strip().parse(row));
  const closed = withoutNights(coming, { startsOn: HOLE, endsOn: HOLE });
  const strict = withoutNights(closed, { startsOn: FIRST, endsOn: LAST });
  const [like] = coming;
  await call('put', `/v1/admin/villas/${VILLA}/prices`, {
    version,
    rows: [...strict, { ...like, startsOn: FIRST, endsOn: LAST, minNights: 12 }],
  });
  await call('post', '/v1/admin/villas/date', {
    villa_id: VILLA,
    ...BLOCK,
    status: 'full',
    note: 'bakım',
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await openSession(page, ADMIN);
  await page.goto('/dashboard/advice');
  const row = page.getByRole('listitem').filter({ hasText: facts.name });
  // The index may be some seconds old.
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('7 gece olursa satılabilir', { timeout: 5_000 });
  }).toPass();
  await expect(row).toContainText('Bugün en az 12 gece isteniyor');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await row.getByRole('link', { name: /^Önizle ve aç/ }).click();
  await expect(page.getByText('1 villa seçili')).toBeVisible();
  await expect(page.getByLabel('En az gece')).toHaveValue('7');
  await page.getByRole('button', { name: 'Önizle' }).click();
  await page.getByRole('button', { name: '1 villaya uygula' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '7 gece oldu' }).first()).toBeVisible();
  await page.goto(`/dashboard/villas/${VILLA}?part=advice`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/her boş gece için en az bir giriş/)).toBeVisible({
      timeout: 5_000,
    });
  }).toPass();
  expect(problems).toEqual([]);
});
