import type { Role } from '#domain/auth/permissions.ts';
import { nameOfScreen } from '#dashboard/app/menu.ts';
import { ROLE_NAMES } from '#dashboard/app/role-names.ts';
import { rolesThatOpen } from '#dashboard/app/screen-permissions.ts';

type Props = { screen: string; role: Role };

const list = new Intl.ListFormat('tr');

/** Says why the home screen was opened instead of another: who may open that, and whom to ask. */
export default function RefusedNotice({ screen, role }: Props) {
  const name = nameOfScreen(screen);
  const others = list.format(rolesThatOpen(screen).map((one) => ROLE_NAMES[one]));
  return (
    <p role="alert" className="border-b border-line bg-amber-wash px-4 py-2 text-amber">
      <strong>{name ? `“${name}” ekranını` : 'Bu ekranı'} açma yetkiniz yok.</strong> Rolünüz{' '}
      {ROLE_NAMES[role]}; açabilen roller: {others}.{' '}
      {role === 'OWNER'
        ? 'Gerekiyorsa acentanıza sorun.'
        : 'Yetkiyi bir yönetici, Kullanıcılar ekranında rolünüzü değiştirerek verebilir.'}
    </p>
  );
}
