import type { Route } from '#worker/http/route.ts';

/** Calls that are loaded together, by the first of them. */
export type Part = { paths: RegExp; load(): Promise<readonly Route[]> };

const part = (paths: RegExp, load: Part['load']): Part => ({ paths, load });

/**
 * Which calls are loaded by which path. Nobody waits for code that their call does not need: the
 * path alone decides, before any router, and the first part that fits answers.
 */
export const PARTS: readonly Part[] = [
  part(/^\/v1\/(admin|account)(\/|$)/, async () => (await import('./admin.ts')).adminRoutes),
  part(
    /^\/(v2\/search|v1\/search|v1\/villa\/[^/]+\/similar$)/,
    async () => (await import('#worker/features/search/public.routes.ts')).searchRoutes,
  ),
  part(
    /^\/v1\/(health|ready|metrics)$/,
    async () => (await import('#worker/features/health/public.routes.ts')).healthRoutes,
  ),
  part(
    /^\/v1\/villa\/[^/]+\/availability$/,
    async () => (await import('#worker/features/availability/public.routes.ts')).availabilityRoutes,
  ),
  part(
    /^\/v1\/(website\/comments|villa\/[^/]+\/comment)$/,
    async () => (await import('#worker/features/comments/public.routes.ts')).commentRoutes,
  ),
  part(
    /^\/v1\/(website\/questions|villa\/[^/]+\/question)$/,
    async () =>
      (await import('#worker/features/messages/questions/public.routes.ts')).questionRoutes,
  ),
  part(
    /^\/v1\/villa(-preview$|\/[^/]+$)/,
    async () => (await import('#worker/features/villas/public.routes.ts')).villaRoutes,
  ),
  part(
    /^\/v1\/(quote|reservation|reservation\/track)$/,
    async () => (await import('#worker/features/reservations/public.routes.ts')).reservationRoutes,
  ),
  part(
    /^\/v1\/(quote\/contract|reservation\/(voucher|contract)\.pdf)$/,
    async () =>
      (await import('#worker/features/guest-documents/public.routes.ts')).guestDocumentRoutes,
  ),
  part(
    /^\/v1\/(district|town|town\/popular)$/,
    async () => (await import('#worker/features/locations/public.routes.ts')).locationRoutes,
  ),
  part(
    /^\/v1\/villatype$/,
    async () => (await import('#worker/features/villa-types/public.routes.ts')).villaTypeRoutes,
  ),
  part(
    /^\/v1\/website\/(sitedata|contact)$/,
    async () => (await import('#worker/features/settings/public.routes.ts')).settingRoutes,
  ),
  part(
    /^\/v1\/website\/bank(\/|$)/,
    async () => (await import('#worker/features/banks/public.routes.ts')).bankRoutes,
  ),
  part(
    /^\/v1\/website\/subscribe(\/|$)/,
    async () => (await import('#worker/features/subscribers/public.routes.ts')).subscriberRoutes,
  ),
  part(
    /^\/v1\/website\/wishes(\/|$)/,
    async () => (await import('#worker/features/wishes/public.routes.ts')).wishRoutes,
  ),
  // `/v1/website/kvkk` is read as a page and written as a request.
  part(/^\/v1\/website\//, async () => [
    ...(await import('#worker/features/pages/public.routes.ts')).pageRoutes,
    ...(await import('#worker/features/privacy/public.routes.ts')).privacyRoutes,
  ]),
  part(
    /^\/v1\/map(\/|$)/,
    async () => (await import('#worker/features/map/public.routes.ts')).mapRoutes,
  ),
  part(
    /^\/media\//,
    async () => (await import('#worker/features/media/public.routes.ts')).mediaRoutes,
  ),
  part(
    /^\/v1\/calendar\//,
    async () => (await import('#worker/features/calendars/public.routes.ts')).calendarRoutes,
  ),
  part(
    /^\/v1\/payment\/sandbox\//,
    async () => (await import('#worker/features/payments/sandbox.routes.ts')).sandboxRoutes,
  ),
  part(
    /^\/v1\/payment\//,
    async () => (await import('#worker/features/payments/public.routes.ts')).paymentRoutes,
  ),
  part(
    /^\/v1\/whatsapp\//,
    async () => (await import('#worker/features/whatsapp/public.routes.ts')).whatsappRoutes,
  ),
  part(
    /^\/v1\/auth\//,
    async () => (await import('#worker/features/auth/public.routes.ts')).authRoutes,
  ),
  part(
    /^\/v1\/offer$/,
    async () => (await import('#worker/features/offers/public.routes.ts')).offerRoutes,
  ),
  part(
    /^\/v1\/contact$/,
    async () => (await import('#worker/features/messages/public.routes.ts')).messageRoutes,
  ),
  part(
    /^\/v1\/guestlist(\/|$)/,
    async () => (await import('#worker/features/guests/public.routes.ts')).guestListPublicRoutes,
  ),
  part(
    /^\/v1\/invoice-buyer(\/|$)/,
    async () => (await import('#worker/features/invoices/public.routes.ts')).buyerLinkRoutes,
  ),
  part(
    /^\/v1\/owner-question(\/|$)/,
    async () => (await import('#worker/features/reservations/owner.routes.ts')).ownerQuestionRoutes,
  ),
  part(
    /^\/v1\/stay(\/|$)/,
    async () => (await import('#worker/features/stay-page/public.routes.ts')).stayPageRoutes,
  ),
];

/** The part that a path belongs to; undefined where no call has it. */
export const partOf = (path: string): Part | undefined =>
  PARTS.find(({ paths }) => paths.test(path));
