import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { DomainError, notFound } from '#domain/errors.ts';
import { speakTurkish } from '#domain/turkish-issues.ts';
import type { Deps } from './deps.ts';
import { authRoutes } from './features/auth/public.routes.ts';
import { availabilityRoutes } from './features/availability/public.routes.ts';
import { bankRoutes } from './features/banks/public.routes.ts';
import { commentRoutes } from './features/comments/public.routes.ts';
import { healthRoutes } from './features/health/public.routes.ts';
import { locationRoutes } from './features/locations/public.routes.ts';
import { overviewRoutes } from './features/overview/admin.routes.ts';
import { pageRoutes } from './features/pages/public.routes.ts';
import { adminReservationRoutes } from './features/reservations/admin.routes.ts';
import { reservationRoutes } from './features/reservations/public.routes.ts';
import { searchRoutes } from './features/search/public.routes.ts';
import { settingRoutes } from './features/settings/public.routes.ts';
import { villaTypeRoutes } from './features/villa-types/public.routes.ts';
import { villaRoutes } from './features/villas/public.routes.ts';
import type { AppEnv } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { BODY_BYTES, refuseLargeBody, requireReadableBody } from './http/request-body.ts';
import { newId } from './platform/ids.ts';

speakTurkish();

/** The API as a function of what it gets from outside: database, clock, secrets, limits. */
export function createApp(deps: Deps) {
  const app = new OpenAPIHono<AppEnv>();
  app.onError(answerError);
  app.notFound((c) => answerError(notFound('Böyle bir adres yok.'), c));

  app.use('*', async (c, next) => {
    c.set('deps', deps);
    c.set('session', null);
    c.set('requestId', newId(deps.clock.now()));
    await next();
    c.header('X-Request-Id', c.get('requestId'));
  });
  app.use('*', secureHeaders({ crossOriginResourcePolicy: 'same-origin' }));
  app.use('*', refuseLargeBody);
  app.use('*', bodyLimit({ maxSize: BODY_BYTES, onError: () => tooLarge() }));
  app.use('*', requireReadableBody);

  app.route('/', healthRoutes);
  app.route('/', authRoutes);
  app.route('/', searchRoutes);
  app.route('/', villaRoutes);
  app.route('/', availabilityRoutes);
  app.route('/', locationRoutes);
  app.route('/', villaTypeRoutes);
  app.route('/', settingRoutes);
  app.route('/', bankRoutes);
  app.route('/', commentRoutes);
  app.route('/', pageRoutes);
  app.route('/', reservationRoutes);
  app.route('/', adminReservationRoutes);
  app.route('/', overviewRoutes);

  app.doc31('/v1/openapi.json', (c) => ({
    openapi: '3.1.0',
    info: { title: 'Kıyı', version: c.get('deps').version },
  }));
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  return app;
}

function tooLarge(): never {
  throw new DomainError('too_large', 'TOO_LARGE');
}
