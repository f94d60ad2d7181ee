import type { AdminUser } from '#domain/users/admin-schema.ts';
import {
  flag,
  instant,
  number,
  type SheetOf,
  text,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readUserPart } from './api.ts';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';
import type { UserSearch } from './search.ts';

/** The people who may sign in. */
export const userSheet = (search: UserSearch): SheetOf<AdminUser> => ({
  name: 'kullanicilar',
  read: (part) => readUserPart(search, part),
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
});
