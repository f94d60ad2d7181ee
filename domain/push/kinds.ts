import { isStaff, may, type Permission, type Role } from '#domain/auth/permissions.ts';

/** Events that can be sent as push notifications while the dashboard is closed. */
export const PUSH_KINDS = ['request', 'payment', 'message', 'change'] as const;
export type PushKind = (typeof PUSH_KINDS)[number];

/** The permission needed for each notification: the same as for seeing it on the screen. */
const PERMISSIONS: Record<Exclude<PushKind, 'change'>, Permission> = {
  request: 'reservations.write',
  payment: 'payments',
  message: 'messages',
};

export const PUSH_LABELS: Record<PushKind, string> = {
  request: 'Yeni talep',
  payment: 'Gelen ödeme',
  message: 'Yeni mesaj',
  change: 'Evlerimdeki talepler ve değişiklikler',
};

export const pushKindsOf = (role: Role): PushKind[] =>
  // Staff make the changes that owners are told of.
  PUSH_KINDS.filter((kind) => (kind === 'change' ? !isStaff(role) : may(role, PERMISSIONS[kind])));
