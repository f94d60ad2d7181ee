import { adminReservationRoutes } from '#worker/features/reservations/admin.routes.ts';
import { adviceRoutes } from '#worker/features/advice/admin.routes.ts';
import { assignmentRoutes } from '#worker/features/assignments/admin.routes.ts';
import { overviewRoutes } from '#worker/features/overview/admin.routes.ts';
import { firstStepRoutes } from '#worker/features/first-steps/admin.routes.ts';
import { dayRoutes } from '#worker/features/day/admin.routes.ts';
import { adminUserRoutes } from '#worker/features/users/admin.routes.ts';
import { accountRoutes } from '#worker/features/auth/admin.routes.ts';
import { pushRoutes } from '#worker/features/push/admin.routes.ts';
import { factorRoutes } from '#worker/features/auth/factors.routes.ts';
import { auditRoutes } from '#worker/features/audit/admin.routes.ts';
import { adminVillaRoutes } from '#worker/features/villas/admin.routes.ts';
import { permitFileRoutes } from '#worker/features/villas/permit-file/admin.routes.ts';
import { adminPriceRoutes } from '#worker/features/prices/admin.routes.ts';
import { adminBulkPriceRoutes } from '#worker/features/prices/bulk/admin.routes.ts';
import { adminMediaRoutes } from '#worker/features/media/admin.routes.ts';
import { guidePictureRoutes } from '#worker/features/media/guide-pictures/admin.routes.ts';
import { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import { adminCalendarRoutes } from '#worker/features/calendars/admin.routes.ts';
import { adminPaymentRoutes } from '#worker/features/payments/admin.routes.ts';
import { paymentOperationRoutes } from '#worker/features/payments/operations.routes.ts';
import { paymentReportRoutes } from '#worker/features/payments/report.routes.ts';
import { depositRoutes } from '#worker/features/payments/deposit.routes.ts';
import { adminPayoutRoutes } from '#worker/features/payouts/admin.routes.ts';
import { bankStatementRoutes } from '#worker/features/bank-statements/admin.routes.ts';
import { bookkeepingRoutes } from '#worker/features/bookkeeping/admin.routes.ts';
import { invoiceRegisterRoutes } from '#worker/features/invoices/admin.routes.ts';
import { invoiceRoutes } from '#worker/features/stay-page/invoice/admin.routes.ts';
import { adminDeskRoutes } from '#worker/features/desk/admin.routes.ts';
import { adminOfferRoutes } from '#worker/features/offers/admin.routes.ts';
import { adminVillaTypeRoutes } from '#worker/features/villa-types/admin.routes.ts';
import { adminLocationRoutes } from '#worker/features/locations/admin.routes.ts';
import { adminAmenityRoutes } from '#worker/features/amenities/admin.routes.ts';
import { adminExchangeRateRoutes } from '#worker/features/exchange-rates/admin.routes.ts';
import { adminSettingRoutes } from '#worker/features/settings/admin.routes.ts';
import { adminBankRoutes } from '#worker/features/banks/admin.routes.ts';
import { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import { adminMessageRoutes } from '#worker/features/messages/admin.routes.ts';
import { adminCommentRoutes } from '#worker/features/comments/admin.routes.ts';
import { adminSubscriberRoutes } from '#worker/features/subscribers/admin.routes.ts';
import { adminWishRoutes } from '#worker/features/wishes/admin.routes.ts';
import { adminPageRoutes } from '#worker/features/pages/admin.routes.ts';
import { adminBlogRoutes } from '#worker/features/blog/admin.routes.ts';
import { adminDocumentRoutes } from '#worker/features/documents/admin.routes.ts';
import { adminTeamRoutes } from '#worker/features/team/admin.routes.ts';
import { adminFaqRoutes } from '#worker/features/faq/admin.routes.ts';
import { adminGuestDocumentRoutes } from '#worker/features/guest-documents/admin.routes.ts';
import { savedViewRoutes } from '#worker/features/saved-views/admin.routes.ts';
import { managementReportRoutes } from '#worker/features/reports/management/admin.routes.ts';
import { adminBtransRoutes } from '#worker/features/reports/btrans/admin.routes.ts';
import { adminGuestRecordRoutes } from '#worker/features/guest-records/admin.routes.ts';
import { adminGuestRoutes } from '#worker/features/guests/admin.routes.ts';
import { permitRoutes } from '#worker/features/permits/admin.routes.ts';
import { kbsRoutes } from '#worker/features/kbs/admin.routes.ts';
import { translationRoutes } from '#worker/features/translations/admin.routes.ts';
import { complaintRoutes } from '#worker/features/complaints/admin.routes.ts';
import { adminStayPageRoutes } from '#worker/features/stay-page/admin.routes.ts';
import { adminPrivacyRoutes } from '#worker/features/privacy/admin.routes.ts';
import { adminMinistryRoutes } from '#worker/features/reports/ministry/admin.routes.ts';
import { securityRoutes } from '#worker/features/security/admin.routes.ts';
import { importRoutes } from '#worker/features/import/admin.routes.ts';
import { fieldTaskRoutes } from '#worker/features/house-tasks/field.routes.ts';
import { officeTaskRoutes } from '#worker/features/house-tasks/office.routes.ts';
import type { Route } from '#worker/http/route.ts';

/**
 * Calls of staff and owners: everything below `/v1/admin` and `/v1/account`, loaded by the first of
 * them.
 */
export const adminRoutes: readonly Route[] = [
  ...adminReservationRoutes,
  ...overviewRoutes,
  ...firstStepRoutes,
  ...dayRoutes,
  ...fieldTaskRoutes,
  ...officeTaskRoutes,
  ...assignmentRoutes,
  ...adminUserRoutes,
  ...accountRoutes,
  ...factorRoutes,
  ...pushRoutes,
  ...auditRoutes,
  ...adminVillaRoutes,
  ...permitFileRoutes,
  ...adminPriceRoutes,
  ...adminBulkPriceRoutes,
  ...adviceRoutes,
  ...adminMediaRoutes,
  ...guidePictureRoutes,
  ...adminAvailabilityRoutes,
  ...adminCalendarRoutes,
  ...adminPaymentRoutes,
  ...paymentOperationRoutes,
  ...paymentReportRoutes,
  ...adminPayoutRoutes,
  ...depositRoutes,
  ...bankStatementRoutes,
  ...bookkeepingRoutes,
  ...invoiceRegisterRoutes,
  ...invoiceRoutes,
  ...adminDeskRoutes,
  ...adminOfferRoutes,
  ...adminVillaTypeRoutes,
  ...adminLocationRoutes,
  ...adminAmenityRoutes,
  ...adminExchangeRateRoutes,
  ...adminSettingRoutes,
  ...adminBankRoutes,
  ...adminMailRoutes,
  ...adminMessageRoutes,
  ...adminCommentRoutes,
  ...adminSubscriberRoutes,
  ...adminWishRoutes,
  ...adminPageRoutes,
  ...adminBlogRoutes,
  ...adminDocumentRoutes,
  ...adminTeamRoutes,
  ...adminFaqRoutes,
  ...adminGuestDocumentRoutes,
  ...savedViewRoutes,
  ...managementReportRoutes,
  ...adminBtransRoutes,
  ...adminGuestRecordRoutes,
  ...adminGuestRoutes,
  ...kbsRoutes,
  ...permitRoutes,
  ...adminStayPageRoutes,
  ...complaintRoutes,
  ...translationRoutes,
  ...adminPrivacyRoutes,
  ...adminMinistryRoutes,
  ...importRoutes,
  ...securityRoutes,
];
