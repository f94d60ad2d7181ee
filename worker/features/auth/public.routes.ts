import { z } from '@hono/zod-openapi';
import { LoginAnswer, LoginInput } from '#domain/auth/schema.ts';
import { actorOf, getSession } from '../../http/context.ts';
import { assertWithinLimit } from '../../http/rate-limit.ts';
import { answer, featureApp, jsonBody, route } from '../../http/route.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';

const loginRoute = route('public', {
  method: 'post',
  path: '/v1/auth/login',
  tags: ['auth'],
  summary: 'Open a session; the token lives 12 hours',
  request: { body: jsonBody(LoginInput) },
  responses: { 200: answer(LoginAnswer, 'The access token and who it belongs to') },
});

const logoutRoute = route('owner', {
  method: 'post',
  path: '/v1/auth/logout',
  tags: ['auth'],
  summary: 'End this session at once',
  responses: { 200: answer(z.object({ ended: z.literal(true) }), 'The session is over') },
});

export const authRoutes = featureApp()
  .openapi(loginRoute, async (c) => {
    const deps = c.get('deps');
    await assertWithinLimit(c, 'login');
    const userAgent = c.req.header('user-agent') ?? null;
    const content = await login(deps, c.req.valid('json'), actorOf(c), userAgent);
    c.header('Cache-Control', 'no-store');
    return c.json({ content }, 200);
  })
  .openapi(logoutRoute, async (c) => {
    await logout(c.get('deps'), getSession(c).sessionId, actorOf(c));
    return c.json({ content: { ended: true as const } }, 200);
  });
