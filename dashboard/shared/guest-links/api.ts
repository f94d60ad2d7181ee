import type { adminGuestRoutes } from '#worker/features/guests/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { admin } = apiClient<typeof adminGuestRoutes>('/').v1;

/**
 * The private link of the stay's page; `renew` makes those given out before useless.
 */
export const shareGuestLink = (id: string, renew = false) =>
  admin.reservations[':id'].guestlink.$post({ param: { id }, json: { renew } });

/** Asks the guest by mail. @throws ApiError `NOT_IN_THIS_STATE`, `TEMPLATE_INACTIVE` */
export const mailGuestLink = (id: string, key: string) =>
  admin.sendguestlink.$post({ header: { 'idempotency-key': key }, json: { reservation_id: id } });

/** Ends every link of the stay that was given out: guest list, voucher, payment. */
export const revokeLinks = (id: string) =>
  admin.reservations[':id'].links.revoke.$post({ param: { id } });
