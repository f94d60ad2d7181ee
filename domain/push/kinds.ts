import { may, type Permission, type Role } from '../auth/permissions.ts';

/** What a person can be told of on a device while the dashboard is closed. */
export const PUSH_KINDS = ['request', 'payment', 'message'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** Whoever may see it on the screen may hear of it: nobody else. */
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
