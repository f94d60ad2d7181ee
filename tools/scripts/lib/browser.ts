import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findOnPath, installDebianPackage } from './programs.ts';

/** The headless shell first: the same engine takes two thirds of the processor time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/**
 * A Chromium for tests: `CHROMIUM_PATH`, one on PATH, Playwright's own download, or, as root on
 * Debian, the package. @throws with instructions when there is none.
 */
export function findChromium(): string {
  const installed = installedChromium();
  if (installed) return installed;
  installDebianPackage('chromium-headless-shell');
  const added = installedChromium();
  if (added) return added;
  throw new Error(
    'The browser tests need Chromium. Install it and set CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}

function installedChromium(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const own = chromium.executablePath();
  return findOnPath(COMMANDS) ?? (existsSync(own) ? own : null);
}
