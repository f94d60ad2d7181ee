import { OpenAPIHono } from '@hono/zod-openapi';
import { secureHeaders } from 'hono/secure-headers';
import { notFound } from '#domain/errors.ts';
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
import { adminUserRoutes } from './features/users/admin.routes.ts';
import { accountRoutes } from './features/auth/admin.routes.ts';
import { auditRoutes } from './features/audit/admin.routes.ts';
import { adminVillaRoutes } from './features/villas/admin.routes.ts';
import { adminPriceRoutes } from './features/prices/admin.routes.ts';
import { adminMediaRoutes } from './features/media/admin.routes.ts';
import { mediaRoutes } from './features/media/public.routes.ts';
import { adminAvailabilityRoutes } from './features/availability/admin.routes.ts';
import { adminCalendarRoutes } from './features/calendars/admin.routes.ts';
import { calendarRoutes } from './features/calendars/public.routes.ts';
import { adminPaymentRoutes } from './features/payments/admin.routes.ts';
import { adminOfferRoutes } from './features/offers/admin.routes.ts';
import { offerRoutes } from './features/offers/public.routes.ts';
import { adminVillaTypeRoutes } from './features/villa-types/admin.routes.ts';
import { adminLocationRoutes } from './features/locations/admin.routes.ts';
import { adminFeatureRoutes } from './features/features/admin.routes.ts';
import { adminSettingRoutes } from './features/settings/admin.routes.ts';
import { adminBankRoutes } from './features/banks/admin.routes.ts';
import { adminMailRoutes } from './features/mail/admin.routes.ts';
import { adminMessageRoutes } from './features/messages/admin.routes.ts';
import { messageRoutes } from './features/messages/public.routes.ts';
import { adminCommentRoutes } from './features/comments/admin.routes.ts';
import { adminSubscriberRoutes } from './features/subscribers/admin.routes.ts';
import { subscriberRoutes } from './features/subscribers/public.routes.ts';
import { adminPageRoutes } from './features/pages/admin.routes.ts';
import { adminBlogRoutes } from './features/blog/admin.routes.ts';
import { adminDocumentRoutes } from './features/documents/admin.routes.ts';
import { adminTeamRoutes } from './features/team/admin.routes.ts';
import { adminFaqRoutes } from './features/faq/admin.routes.ts';
import { savedViewRoutes } from './features/saved-views/admin.routes.ts';
import type { AppEnv } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { limitBody, refuseLargeBody, requireReadableBody } from './http/request-body.ts';
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
  app.use('*', limitBody);
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
  app.route('/', adminUserRoutes);
  app.route('/', accountRoutes);
  app.route('/', auditRoutes);
  app.route('/', adminVillaRoutes);
  app.route('/', adminPriceRoutes);
  app.route('/', adminMediaRoutes);
  app.route('/', mediaRoutes);
  app.route('/', adminAvailabilityRoutes);
  app.route('/', adminCalendarRoutes);
  app.route('/', calendarRoutes);
  app.route('/', adminPaymentRoutes);
  app.route('/', adminOfferRoutes);
  app.route('/', offerRoutes);
  app.route('/', adminVillaTypeRoutes);
  app.route('/', adminLocationRoutes);
  app.route('/', adminFeatureRoutes);
  app.route('/', adminSettingRoutes);
  app.route('/', adminBankRoutes);
  app.route('/', adminMailRoutes);
  app.route('/', adminMessageRoutes);
  app.route('/', messageRoutes);
  app.route('/', adminCommentRoutes);
  app.route('/', adminSubscriberRoutes);
  app.route('/', subscriberRoutes);
  app.route('/', adminPageRoutes);
  app.route('/', adminBlogRoutes);
  app.route('/', adminDocumentRoutes);
  app.route('/', adminTeamRoutes);
  app.route('/', adminFaqRoutes);
  app.route('/', savedViewRoutes);

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
