import type { Role } from '#domain/auth/schema.ts';

/** Something to begin, from anywhere; `key` after `y` does it. `to` is a path of the dashboard. */
export type QuickAction = { label: string; to: string; key: string; admin: boolean };

const QUICK_ACTIONS: QuickAction[] = [
  { label: 'Yeni rezervasyon', to: '/reservations/yeni', key: 'r', admin: true },
  { label: 'Geceleri kapat', to: '/external/yeni', key: 'k', admin: false },
  { label: 'Teklif hazırla', to: '/offer/yeni', key: 't', admin: true },
  { label: 'Ödeme kaydet', to: '/transactions/yeni', key: 'o', admin: true },
  { label: 'Yeni villa', to: '/villas/yeni', key: 'v', admin: true },
];

/** What a role may begin. */
export const quickActionsOf = (role: Role): QuickAction[] =>
  QUICK_ACTIONS.filter(({ admin }) => role === 'ADMIN' || !admin);
