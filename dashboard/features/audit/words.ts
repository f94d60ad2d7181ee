import type { AuditRow } from '#domain/audit/schema.ts';

const ACTORS: Record<AuditRow['actor'], string> = {
  visitor: 'Ziyaretçi',
  admin: 'Yönetici',
  owner: 'Ev sahibi',
  system: 'Sistem',
  payment: 'Ödeme kuruluşu',
};

/** The actor: the user if somebody was signed in. */
export const actorOf = (row: AuditRow): string => row.user?.name ?? ACTORS[row.actor];
