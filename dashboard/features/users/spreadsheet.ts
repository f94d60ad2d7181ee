import type { AdminUser } from '#domain/users/admin-schema.ts';
import {
  flag,
  instant,
  number,
  type ListSheet,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';

/** The people who may sign in. */
export const userSheet: ListSheet<AdminUser> = {
  name: 'kullanicilar',
  columns: [
    text('Ad', (row) => row.firstName),
    text('Soyad', (row) => row.lastName),
    text('E-posta', (row) => row.email),
    text('Telefon', (row) => row.phone),
    text('Rol', (row) => ROLE_NAMES[row.role]),
    flag('Giriş açık', (row) => row.active),
    number('Villa', (row) => row.villas),
    instant('Son giriş', (row) => row.lastLoginAt),
    instant('Oluşturma', (row) => row.created_at),
  ],
};
