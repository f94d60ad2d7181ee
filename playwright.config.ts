import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 8799);

/** The browser tests run against what `npm start` serves, on data of their own. */
export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  timeout: 90_000,
  expect: { timeout: 10_000 },
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  // Pages compared byte for byte would show what other tests save meanwhile: those tests run alone.
  projects: [
    { name: 'together', testIgnore: /\.alone\.spec\.ts$/ },
    { name: 'alone', testMatch: /\.alone\.spec\.ts$/, fullyParallel: false, workers: 1 },
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start-app',
    url: `http://localhost:${port}/v1/health`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(port), DATA_DIR: mkdtempSync(join(tmpdir(), 'kiyi-e2e-')) },
  },
});
