import { may, type Permission, type Role } from '#domain/auth/permissions.ts';

/**
 * An action available from anywhere; `key` after `y` starts it. `to` is a path of the dashboard.
 */
export type QuickAction = { label: string; to: string; key: string; permission: Permission };

const QUICK_ACTIONS: QuickAction[] = [
  {
    label: 'Yeni rezervasyon',
    to: '/reservations/yeni',
    key: 'r',
    permission: 'reservations.write',
  },
  { label: 'Geceleri kapat', to: '/external/yeni', key: 'k', permission: 'availability.write' },
  { label: 'Teklif hazırla', to: '/offer/yeni', key: 't', permission: 'offers' },
  { label: 'Ödeme kaydet', to: '/transactions/yeni', key: 'o', permission: 'money.write' },
  { label: 'Yeni villa', to: '/villas/yeni', key: 'v', permission: 'villas.create' },
  { label: 'Metinleri çevir', to: '/website/translations', key: 'c', permission: 'content' },
];

export const quickActionsOf = (role: Role): QuickAction[] =>
  QUICK_ACTIONS.filter(({ permission }) => may(role, permission));
