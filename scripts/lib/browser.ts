import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * A Chromium to test with: `CHROMIUM_PATH`, one on PATH, Playwright's own download, or, as root on
 * a Debian machine, the package.
 * @throws with what to do when there is none.
 */
export function findChromium(): string {
  return installedChromium() ?? installChromium();
}

function installedChromium(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    for (const command of COMMANDS) {
      if (folder && existsSync(join(folder, command))) return join(folder, command);
    }
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function installChromium(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Chromium is missing; installing the Debian package (once) …');
    const options = {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    } as const;
    execFileSync('apt-get', ['update'], options);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    const installed = installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium. Install it and set CHROMIUM_PATH, or run: npx playwright install chromium',
  );
}
