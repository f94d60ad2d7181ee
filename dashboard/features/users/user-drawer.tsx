import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { sendPasswordLink, userQuery } from './api.ts';
import { nameOf } from './columns.tsx';
import { OwnerSection } from './owner-section.tsx';
import { EditUserForm, NewUserForm } from './user-form.tsx';

type Props = { id: string; onClose: () => void };

/** One person beside the list. */
export function UserDrawer({ id, onClose }: Props) {
  const query = useQuery(userQuery(id));
  const user = query.data;
  return (
    <FormDrawer
      title={user ? nameOf(user) : 'Kullanıcı'}
      onClose={onClose}
      actions={user?.active && <PasswordLink id={user.id} email={user.email} />}
    >
      <RowBody
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
          </>
        )}
      </RowBody>
    </FormDrawer>
  );
}

export function NewUserDrawer({ onClose }: { onClose: () => void }) {
  return (
    <FormDrawer title="Yeni kullanıcı" onClose={onClose}>
      <NewUserForm onDone={onClose} />
    </FormDrawer>
  );
}

function PasswordLink({ id, email }: { id: number; email: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => sendPasswordLink(id),
    onSuccess: () => notify.success(`Parola bağlantısı ${email} adresine gönderiliyor`),
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <KeyRound size={14} aria-hidden="true" />
      Parola bağlantısı
    </Button>
  );
}
