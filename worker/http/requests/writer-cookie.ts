import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { currentBudget } from '#worker/platform/database/budget.ts';
import type { AppEnv } from '../context.ts';

const NAME = 'kiyi_wrote';

/** Longer than any cache, or what `near` answers, may be old. */
const SECONDS = 10;

/** Marks a browser that has written, so that every Worker shows it what it wrote. It grants nothing. */
export const markWriter = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!currentBudget()?.wrote) return;
  setCookie(c, NAME, '1', {
    prefix: 'host',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: SECONDS,
  });
});

/** Whether the sender wrote a moment ago, through whichever Worker. */
export const isWriter = ({ headers }: Request): boolean =>
  headers.get('cookie')?.includes(`__Host-${NAME}=`) ?? false;
