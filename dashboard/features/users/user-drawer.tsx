import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { useSession } from '#dashboard/app/session.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { resetFactors, sendPasswordLink, userQuery } from './api.ts';
import { nameOf } from './columns.tsx';
import { OwnerSection } from './owner-section.tsx';
import { EditUserForm, NewUserForm } from './user-form.tsx';

/** One person beside the list. */
export default function PersonDrawer({ id, onClose }: EditorProps) {
  if (id !== null) return <UserDrawer id={id} onClose={onClose} />;
  return (
    <FormDrawer title="Yeni kullanıcı" onClose={onClose}>
      <NewUserForm onDone={onClose} />
    </FormDrawer>
  );
}

function UserDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(userQuery(id));
  const user = query.data;
  return (
    <RowDrawer
      title={user ? nameOf(user) : 'Kullanıcı'}
      onClose={onClose}
      actions={
        user?.active && user.email !== '' && <PasswordLink id={user.id} email={user.email} />
      }
      query={query}
      row={user}
      missing="Kullanıcı bulunamadı"
      missingText="Adres yanlış yazılmış olabilir."
      waiting="h-96"
    >
      {(row) => (
        <>
          {row.role === 'OWNER' && <OwnerSection owner={row} />}
          <EditUserForm
            key={row.version}
            user={row}
            onDone={onClose}
            onReload={() => void query.refetch()}
          />
          <ResetFactors id={row.id} name={nameOf(row)} />
        </>
      )}
    </RowDrawer>
  );
}

/** For users who have lost phone and codes; not for oneself. */
function ResetFactors({ id, name }: { id: number; name: string }) {
  const session = useSession();
  const [asking, setAsking] = useState(false);
  if (session?.id === id) return null;
  return (
    <section
      aria-label="İki adımlı doğrulama"
      className="mt-6 grid justify-items-start gap-2 border-t border-line pt-4"
    >
      <p className="text-soft">
        Telefonunu ya da anahtarını kurtarma kodlarıyla birlikte yitirdiyse giremez.
      </p>
      <Button onClick={() => setAsking(true)}>
        <ShieldOff size={14} aria-hidden="true" />
        İki adımlı doğrulamayı sıfırla
      </Button>
      {asking && (
        <ConfirmAction
          title="İki adımlı doğrulama sıfırlansın mı?"
          text={`${name} telefonunu ve kurtarma kodlarını yitirdiyse sıfırlayın; isteyenin o olduğunu telefonla arayarak doğrulayın. Uygulamaları, anahtarları ve kodları silinir, oturumları kapanır, kendisine postayla bildirilir.`}
          action="Sıfırla"
          onClose={() => setAsking(false)}
          send={() => resetFactors(id)}
          done={({ removed }) =>
            removed > 0 ? `${name} için iki adımlı doğrulama sıfırlandı` : 'Kurulu bir yöntem yoktu'
          }
        />
      )}
    </section>
  );
}

function PasswordLink({ id, email }: { id: number; email: string }) {
  const { mutate, isPending } = useSend({
    send: () => sendPasswordLink(id),
    done: `Parola bağlantısı ${email} adresine gönderiliyor`,
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <KeyRound size={14} aria-hidden="true" />
      Parola bağlantısı
    </Button>
  );
}
