import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '#scripts/lib/browser.ts';

/** Runs `work` with the Chromium of the browser tests. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--ignore-certificate-errors',
    ],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
