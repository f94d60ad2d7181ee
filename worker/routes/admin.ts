import { adminReservationRoutes } from '../features/reservations/admin.routes.ts';
import { adviceRoutes } from '../features/advice/admin.routes.ts';
import { assignmentRoutes } from '../features/assignments/admin.routes.ts';
import { overviewRoutes } from '../features/overview/admin.routes.ts';
import { dayRoutes } from '../features/day/admin.routes.ts';
import { adminUserRoutes } from '../features/users/admin.routes.ts';
import { accountRoutes } from '../features/auth/admin.routes.ts';
import { pushRoutes } from '../features/push/admin.routes.ts';
import { factorRoutes } from '../features/auth/factors.routes.ts';
import { auditRoutes } from '../features/audit/admin.routes.ts';
import { adminVillaRoutes } from '../features/villas/admin.routes.ts';
import { permitFileRoutes } from '../features/villas/permit-file/admin.routes.ts';
import { adminPriceRoutes } from '../features/prices/admin.routes.ts';
import { adminBulkPriceRoutes } from '../features/prices/bulk/admin.routes.ts';
import { adminMediaRoutes } from '../features/media/admin.routes.ts';
import { guidePictureRoutes } from '../features/media/guide-pictures/admin.routes.ts';
import { adminAvailabilityRoutes } from '../features/availability/admin.routes.ts';
import { adminCalendarRoutes } from '../features/calendars/admin.routes.ts';
import { adminPaymentRoutes } from '../features/payments/admin.routes.ts';
import { paymentOperationRoutes } from '../features/payments/operations.routes.ts';
import { paymentReportRoutes } from '../features/payments/report.routes.ts';
import { depositRoutes } from '../features/payments/deposit.routes.ts';
import { adminPayoutRoutes } from '../features/payouts/admin.routes.ts';
import { bookkeepingRoutes } from '../features/bookkeeping/admin.routes.ts';
import { invoiceRoutes } from '../features/stay-page/invoice/admin.routes.ts';
import { adminDeskRoutes } from '../features/desk/admin.routes.ts';
import { adminOfferRoutes } from '../features/offers/admin.routes.ts';
import { adminVillaTypeRoutes } from '../features/villa-types/admin.routes.ts';
import { adminLocationRoutes } from '../features/locations/admin.routes.ts';
import { adminAmenityRoutes } from '../features/amenities/admin.routes.ts';
import { adminExchangeRateRoutes } from '../features/exchange-rates/admin.routes.ts';
import { adminSettingRoutes } from '../features/settings/admin.routes.ts';
import { adminBankRoutes } from '../features/banks/admin.routes.ts';
import { adminMailRoutes } from '../features/mail/admin.routes.ts';
import { adminMessageRoutes } from '../features/messages/admin.routes.ts';
import { adminCommentRoutes } from '../features/comments/admin.routes.ts';
import { adminSubscriberRoutes } from '../features/subscribers/admin.routes.ts';
import { adminPageRoutes } from '../features/pages/admin.routes.ts';
import { adminBlogRoutes } from '../features/blog/admin.routes.ts';
import { adminDocumentRoutes } from '../features/documents/admin.routes.ts';
import { adminTeamRoutes } from '../features/team/admin.routes.ts';
import { adminFaqRoutes } from '../features/faq/admin.routes.ts';
import { adminGuestDocumentRoutes } from '../features/guest-documents/admin.routes.ts';
import { savedViewRoutes } from '../features/saved-views/admin.routes.ts';
import { managementReportRoutes } from '../features/reports/management/admin.routes.ts';
import { adminBtransRoutes } from '../features/reports/btrans/admin.routes.ts';
import { adminGuestRecordRoutes } from '../features/guest-records/admin.routes.ts';
import { adminGuestRoutes } from '../features/guests/admin.routes.ts';
import { adminStayPageRoutes } from '../features/stay-page/admin.routes.ts';
import { adminPrivacyRoutes } from '../features/privacy/admin.routes.ts';
import { adminMinistryRoutes } from '../features/reports/ministry/admin.routes.ts';
import { securityRoutes } from '../features/security/admin.routes.ts';
import { importRoutes } from '../features/import/admin.routes.ts';
import { fieldTaskRoutes } from '../features/house-tasks/field.routes.ts';
import { officeTaskRoutes } from '../features/house-tasks/office.routes.ts';
import { joinRoutes } from '../http/route.ts';

/**
 * Calls of staff and owners: everything below `/v1/admin` and `/v1/account`, loaded by the first of
 * them.
 */
export const adminRoutes = joinRoutes([
  adminReservationRoutes,
  overviewRoutes,
  dayRoutes,
  fieldTaskRoutes,
  officeTaskRoutes,
  assignmentRoutes,
  adminUserRoutes,
  accountRoutes,
  factorRoutes,
  pushRoutes,
  auditRoutes,
  adminVillaRoutes,
  permitFileRoutes,
  adminPriceRoutes,
  adminBulkPriceRoutes,
  adviceRoutes,
  adminMediaRoutes,
  guidePictureRoutes,
  adminAvailabilityRoutes,
  adminCalendarRoutes,
  adminPaymentRoutes,
  paymentOperationRoutes,
  paymentReportRoutes,
  adminPayoutRoutes,
  depositRoutes,
  bookkeepingRoutes,
  invoiceRoutes,
  adminDeskRoutes,
  adminOfferRoutes,
  adminVillaTypeRoutes,
  adminLocationRoutes,
  adminAmenityRoutes,
  adminExchangeRateRoutes,
  adminSettingRoutes,
  adminBankRoutes,
  adminMailRoutes,
  adminMessageRoutes,
  adminCommentRoutes,
  adminSubscriberRoutes,
  adminPageRoutes,
  adminBlogRoutes,
  adminDocumentRoutes,
  adminTeamRoutes,
  adminFaqRoutes,
  adminGuestDocumentRoutes,
  savedViewRoutes,
  managementReportRoutes,
  adminBtransRoutes,
  adminGuestRecordRoutes,
  adminGuestRoutes,
  adminStayPageRoutes,
  adminPrivacyRoutes,
  adminMinistryRoutes,
  importRoutes,
  securityRoutes,
]);
