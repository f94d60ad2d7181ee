import { may, type Permission, type Role } from '#domain/auth/permissions.ts';

/** Events that can be sent as push notifications while the dashboard is closed. */
export const PUSH_KINDS = ['request', 'payment', 'message'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** The permission needed for each notification: the same as for seeing it on the screen. */
const PERMISSIONS: Record<PushKind, Permission> = {
  request: 'reservations.write',
  payment: 'payments',
  message: 'messages',
};

export const PUSH_LABELS: Record<PushKind, string> = {
  request: 'Yeni talep',
  payment: 'Gelen ödeme',
  message: 'Yeni mesaj',
};

export const pushKindsOf = (role: Role): PushKind[] =>
  PUSH_KINDS.filter((kind) => may(role, PERMISSIONS[kind]));
