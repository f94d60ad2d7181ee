import { createMiddleware } from 'hono/factory';
import * as z from 'zod';
import { PrivateToken } from '#domain/wire/link-token.ts';
import type { AppContext, AppEnv } from '../context.ts';
import type { Route } from '../route.ts';

/** The header of a call whose body is too large to be read for whoever has no link. */
export const PrivateLinkHeader = z.object({ 'private-link': PrivateToken });

/** The link that {@link requireLink} let through. */
export const privateLinkOf = (c: AppContext): string => c.req.header('private-link') ?? '';

/** Refuses a call without a link that opens something, before its body is read. */
export const requireLink = (opens: NonNullable<Route['link']>) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await opens(c.get('deps'), privateLinkOf(c));
    await next();
  });
