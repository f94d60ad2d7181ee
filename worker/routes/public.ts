import { healthRoutes } from '../features/health/public.routes.ts';
import { authRoutes } from '../features/auth/public.routes.ts';
import { searchRoutes } from '../features/search/public.routes.ts';
import { villaRoutes } from '../features/villas/public.routes.ts';
import { availabilityRoutes } from '../features/availability/public.routes.ts';
import { locationRoutes } from '../features/locations/public.routes.ts';
import { villaTypeRoutes } from '../features/villa-types/public.routes.ts';
import { settingRoutes } from '../features/settings/public.routes.ts';
import { bankRoutes } from '../features/banks/public.routes.ts';
import { commentRoutes } from '../features/comments/public.routes.ts';
import { pageRoutes } from '../features/pages/public.routes.ts';
import { reservationRoutes } from '../features/reservations/public.routes.ts';
import { mapRoutes } from '../features/map/public.routes.ts';
import { mediaRoutes } from '../features/media/public.routes.ts';
import { calendarRoutes } from '../features/calendars/public.routes.ts';
import { paymentRoutes } from '../features/payments/public.routes.ts';
import { whatsappRoutes } from '../features/whatsapp/public.routes.ts';
import { sandboxRoutes } from '../features/payments/sandbox.routes.ts';
import { offerRoutes } from '../features/offers/public.routes.ts';
import { questionRoutes } from '../features/messages/questions/public.routes.ts';
import { messageRoutes } from '../features/messages/public.routes.ts';
import { subscriberRoutes } from '../features/subscribers/public.routes.ts';
import { guestDocumentRoutes } from '../features/guest-documents/public.routes.ts';
import { guestListPublicRoutes } from '../features/guests/public.routes.ts';
import { stayPageRoutes } from '../features/stay-page/public.routes.ts';
import { privacyRoutes } from '../features/privacy/public.routes.ts';
import { joinRoutes } from '../http/route.ts';

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
