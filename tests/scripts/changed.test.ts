import { expect, it } from 'vitest';
import { chooseForChange } from '#scripts/lib/tests/changed.ts';

/** What would run, each stage with what it is narrowed to. */
const chosen = (...files: string[]) =>
  Object.fromEntries(
    chooseForChange(files).map(({ name, args }) => [
      name,
      args.filter((arg) => /^tests\/.+\.(?:spec|test)\.ts$|^\//.test(arg)),
    ]),
  );

it('looks at the form of a document, and at the tests that read it', () => {
  expect(Object.keys(chosen('CONTRIBUTING.md'))).toEqual(['format', 'lint']);
  expect(chosen('docs/proof.md').recovery).toContain('tests/scripts/simulation.test.ts');
});

it('opens the section of a screen that changed, and no other', () => {
  const stages = chosen('dashboard/features/blog/post-list.tsx');
  expect(stages.browser).toEqual([
    'tests/e2e/dashboard/dashboard-every-route.spec.ts',
    '/(blog): ',
  ]);
  expect(stages).not.toHaveProperty('worker');
});

it('runs the Worker tests of a feature, those that are named after it first', () => {
  const { worker = [], ...others } = chosen('worker/features/offers/admin.routes.ts');
  expect(worker[0]).toBe('tests/integration/guest-documents/offers-admin.test.ts');
  expect(worker.length).toBeLessThanOrEqual(8);
  expect(Object.keys(others)).toEqual(['format', 'lint', 'types', 'unit']);
  expect(chosen('domain/prices/copy-year.ts').worker).toContain(
    'tests/integration/villas/prices-admin.test.ts',
  );
});

it('runs the Worker tests that expect what a changed rule refuses with', () => {
  expect(chosen('worker/http/access.ts').worker).toContain(
    'tests/integration/people/required-factor.test.ts',
  );
  expect(chosen('drizzle/rules/refunds-within-receipts.sql').worker).toContain(
    'tests/integration/payouts/payout-runs.test.ts',
  );
});

it('runs a changed test, and of the browser’s nothing else', () => {
  const spec = 'tests/e2e/site/crawl.spec.ts';
  const test = 'tests/integration/search/search.test.ts';
  expect(chosen(spec, test, 'dashboard/features/blog/post-list.tsx')).toMatchObject({
    browser: [spec],
    worker: [test],
  });
});
