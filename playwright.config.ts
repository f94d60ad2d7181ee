import { defineConfig } from '@playwright/test';
import { findChromium } from '#scripts/lib/browser.ts';

const TRANSLATED = [
  '**/site/{booking,early-choices,journey,listing,name-box,search-bar,villa,villa-extras}.spec.ts',
  '**/dashboard/{dashboard-occupancy,dashboard-reservations,messages}.spec.ts',
];

/**
 * How long a page may take for what a test waits for, in ms: elsewhere long enough for a machine that
 * has a dozen times more to do than it can. In CI what does not come in a minute does not come.
 */
const patience = process.env.CI ? 60_000 : 120_000;

/** The browser tests run against what `npm start` serves, on data of their own. */
export default defineConfig<{ translated: boolean }>({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/e2e/start-site.ts',
  timeout: 900_000,
  expect: { timeout: patience },
  // A broken start page breaks hundreds: the first of them say enough, without an hour of waiting.
  maxFailures: process.env.CI ? 12 : 0,
  // A shared machine may stand still for seconds: what needed a second try is named as flaky at the end.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  // Walks through islands and screens are made once more in a browser that translates (test.ts).
  // Pages compared byte for byte would show what other tests save meanwhile: those tests run alone.
  projects: [
    { name: 'together', testIgnore: /\.alone\.spec\.ts$/ },
    { name: 'translated', testMatch: TRANSLATED, use: { translated: true } },
    {
      name: 'alone',
      testMatch: /\.alone\.spec\.ts$/,
      dependencies: ['together', 'translated'],
      fullyParallel: false,
      workers: 1,
    },
  ],
  use: {
    // The port is known once the site is up; workers read this file after that.
    baseURL: `http://localhost:${process.env.E2E_PORT ?? ''}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A service worker stands between a page and `page.route`; whoever proves one allows it.
    serviceWorkers: 'block',
    actionTimeout: patience,
    navigationTimeout: 1.5 * patience,
    // A trace of everything costs a third more; `--trace on` shows how one test failed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
