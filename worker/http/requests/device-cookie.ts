import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';

const NAME = 'kiyi_device';
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The cookie that recognises a browser. It grants nothing: it only tells the login throttle that
 * the device is known, so a script that read it would gain nothing.
 */
export const deviceToken = (c: AppContext): string | null => {
  const token = getCookie(c, NAME, 'host');
  return token !== undefined && /^[0-9a-f]{64}$/.test(token) ? token : null;
};

export function keepDeviceToken(c: AppContext, token: string): void {
  setCookie(c, NAME, token, {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: ONE_YEAR_SECONDS,
  });
}
