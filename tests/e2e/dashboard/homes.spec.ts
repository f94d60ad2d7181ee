import { expect, test } from '@playwright/test';
import { faultsOf } from '../accessibility.ts';
import { ACCOUNTING, ADMIN, CLERK, FIELD, openSession, OWNER, watchConsole } from '../support.ts';

for (const [login, heading] of [
  [ADMIN, 'Bugün'],
  [CLERK, 'Bugün'],
  [ACCOUNTING, 'Bugün'],
  [FIELD, 'Bugünün işleri'],
  [OWNER, 'Bugün'],
] as const) {
  test(
    `the home of ${login.email} is theirs, has nothing red, nothing refused, and is accessible`,
    {
      tag: '@usual',
    },
    async ({ page }) => {
      const problems = watchConsole(page);
      await openSession(page, login);
      await page.goto('/dashboard/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('main [aria-busy="true"], main .animate-pulse')).toHaveCount(0);
      expect(await faultsOf(page)).toEqual([]);
      // A refused call is one of them.
      expect(problems).toEqual([]);
    },
  );
}
