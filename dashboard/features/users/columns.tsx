import type { AdminUser } from '#domain/users/admin-schema.ts';
import { formatPhone } from '#domain/values/phone.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
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
    {
      id: 'email',
      title: 'E-posta',
      byDefault: true,
      sort: 'email',
      width: 230,
      drop: 5,
      cell: (row) => <span className="block max-w-60 truncate">{row.email || 'Giriş yapmaz'}</span>,
    },
    {
      id: 'role',
      title: 'Rol',
      byDefault: true,
      width: 100,
      drop: 6,
      cell: (row) => ROLE_NAMES[row.role],
    },
    {
      id: 'phone',
      title: 'Telefon',
      byDefault: true,
      width: 150,
      drop: 3,
      cell: (row) => <span className="figures">{row.phone ? formatPhone(row.phone) : '—'}</span>,
    },
    {
      id: 'villas',
      title: 'Villa',
      byDefault: true,
      sort: 'villas',
      sortsDownFirst: true,
      numeric: true,
      width: 64,
      drop: 4,
      cell: (row) => (row.villas === 0 ? <span className="text-soft">—</span> : row.villas),
    },
    {
      id: 'login',
      title: 'Son giriş',
      byDefault: true,
      sort: 'login',
      sortsDownFirst: true,
      width: 130,
      drop: 2,
      cell: (row) => (
        <span className="figures text-soft">
          {row.lastLoginAt ? formatTimestamp(row.lastLoginAt) : 'Hiç'}
        </span>
      ),
    },
    {
      id: 'created',
      title: 'Eklendi',
      byDefault: false,
      sort: 'created',
      sortsDownFirst: true,
      width: 130,
      drop: 1,
      cell: (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
    },
    {
      id: 'active',
      title: 'Açık',
      byDefault: true,
      width: 64,
      drop: 7,
      cell: (row) => (
        <Switch
          label={`${nameOf(row)} giriş yapabilir`}
          checked={row.active}
          disabled={row.id === ownId}
          onChange={(on) => toggle(row.id, on)}
        />
      ),
    },
  ];
}

/** A person on a phone. */
export function userCard(row: AdminUser) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{nameOf(row)}</span>
        <span className="text-soft">{row.active ? ROLE_NAMES[row.role] : 'Kapalı'}</span>
      </span>
      <span className="truncate text-soft">{row.email || row.phone}</span>
      {row.villas > 0 && <span className="text-soft">{row.villas} villa</span>}
    </>
  );
}
