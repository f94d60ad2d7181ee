import { healthRoutes } from '#worker/features/health/public.routes.ts';
import { authRoutes } from '#worker/features/auth/public.routes.ts';
import { searchRoutes } from '#worker/features/search/public.routes.ts';
import { villaRoutes } from '#worker/features/villas/public.routes.ts';
import { availabilityRoutes } from '#worker/features/availability/public.routes.ts';
import { locationRoutes } from '#worker/features/locations/public.routes.ts';
import { villaTypeRoutes } from '#worker/features/villa-types/public.routes.ts';
import { settingRoutes } from '#worker/features/settings/public.routes.ts';
import { bankRoutes } from '#worker/features/banks/public.routes.ts';
import { commentRoutes } from '#worker/features/comments/public.routes.ts';
import { pageRoutes } from '#worker/features/pages/public.routes.ts';
import { reservationRoutes } from '#worker/features/reservations/public.routes.ts';
import { mapRoutes } from '#worker/features/map/public.routes.ts';
import { mediaRoutes } from '#worker/features/media/public.routes.ts';
import { calendarRoutes } from '#worker/features/calendars/public.routes.ts';
import { paymentRoutes } from '#worker/features/payments/public.routes.ts';
import { whatsappRoutes } from '#worker/features/whatsapp/public.routes.ts';
import { sandboxRoutes } from '#worker/features/payments/sandbox.routes.ts';
import { offerRoutes } from '#worker/features/offers/public.routes.ts';
import { questionRoutes } from '#worker/features/messages/questions/public.routes.ts';
import { messageRoutes } from '#worker/features/messages/public.routes.ts';
import { subscriberRoutes } from '#worker/features/subscribers/public.routes.ts';
import { guestDocumentRoutes } from '#worker/features/guest-documents/public.routes.ts';
import { guestListPublicRoutes } from '#worker/features/guests/public.routes.ts';
import { stayPageRoutes } from '#worker/features/stay-page/public.routes.ts';
import { privacyRoutes } from '#worker/features/privacy/public.routes.ts';
import { joinRoutes } from '#worker/http/route.ts';

/**
 * Calls of visitors and guests, and signing in. Loaded at start, so nothing of the admin calls is
 * included.
 */
export const publicRoutes = joinRoutes([
  healthRoutes,
  authRoutes,
  searchRoutes,
  villaRoutes,
  availabilityRoutes,
  locationRoutes,
  villaTypeRoutes,
  settingRoutes,
  bankRoutes,
  commentRoutes,
  questionRoutes,
  pageRoutes,
  reservationRoutes,
  mapRoutes,
  mediaRoutes,
  calendarRoutes,
  paymentRoutes,
  whatsappRoutes,
  sandboxRoutes,
  offerRoutes,
  messageRoutes,
  subscriberRoutes,
  guestDocumentRoutes,
  guestListPublicRoutes,
  stayPageRoutes,
  privacyRoutes,
]);
