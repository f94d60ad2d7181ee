import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext } from '../context.ts';

const NAME = 'kiyi_device';
const ONE_YEAR_SECONDS = 31_536_000;

/**
 * The cookie by which a browser is known again. It opens nothing: it only tells the throttle of the
 * login that this is no stranger, so that a script that could read it would have won nothing either.
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
