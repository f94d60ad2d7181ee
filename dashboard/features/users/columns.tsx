import type { AdminUser } from '#domain/users/admin-schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';

export const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

export const PERSON: HeadColumn<AdminUser> = {
  title: 'Ad soyad',
  sort: 'name',
  width: 200,
  cell: (row) => <span className="block max-w-52 truncate">{nameOf(row)}</span>,
};

/** The columns of the list; `toggle` enables or disables a user, except oneself. */
export function userColumns(
  ownId: number | undefined,
  toggle: (id: number, on: boolean) => void,
): Column<AdminUser>[] {
  return [
    column('email', 'E-posta', { width: 230, drop: 5, sort: 'email' }, (row) => (
      <span className="block max-w-60 truncate">{row.email || 'Giriş yapmaz'}</span>
    )),
    column('role', 'Rol', { width: 100, drop: 6 }, (row) => ROLE_NAMES[row.role]),
    column('phone', 'Telefon', { width: 150, drop: 3 }, (row) => (
      <span className="figures">{row.phone ? formatPhone(row.phone) : '—'}</span>
    )),
    column(
      'villas',
      'Villa',
      { width: 64, drop: 4, sort: 'villas', sortsDownFirst: true, numeric: true },
      (row) => (row.villas === 0 ? <span className="text-soft">—</span> : row.villas),
    ),
    column(
      'login',
      'Son giriş',
      { width: 130, drop: 2, sort: 'login', sortsDownFirst: true },
      (row) => (
        <span className="figures text-soft">
          {row.lastLoginAt ? formatTimestamp(row.lastLoginAt) : 'Hiç'}
        </span>
      ),
    ),
    column(
      'created',
      'Eklendi',
      { width: 130, drop: 1, sort: 'created', sortsDownFirst: true, hidden: true },
      (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
    ),
    column('active', 'Açık', { width: 64, drop: 7 }, (row) => (
      <Switch
        label={`${nameOf(row)} giriş yapabilir`}
        checked={row.active}
        disabled={row.id === ownId}
        onChange={(on) => toggle(row.id, on)}
      />
    )),
  ];
}

/** A person on a phone. */
export function userCard(row: AdminUser) {
  return (
    <>
      <CardHead name={nameOf(row)} end={row.active ? ROLE_NAMES[row.role] : 'Kapalı'} />
      <span className="truncate text-soft">{row.email || row.phone}</span>
      {row.villas > 0 && <span className="text-soft">{row.villas} villa</span>}
    </>
  );
}
