import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { sendPasswordLink, userQuery } from './api.ts';
import { nameOf } from './columns.tsx';
import { EditUserForm, NewUserForm } from './user-form.tsx';

type Props = { id: string; onClose: () => void };

/** One person beside the list. */
export function UserDrawer({ id, onClose }: Props) {
  const { data: user, error, refetch } = useQuery(userQuery(id));
  return (
    <FormDrawer
      title={user ? nameOf(user) : 'Kullanıcı'}
      onClose={onClose}
      actions={user?.active && <PasswordLink id={user.id} email={user.email} />}
    >
      {user ? (
        <EditUserForm
          key={user.version}
          user={user}
          onDone={onClose}
          onReload={() => void refetch()}
        />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Kullanıcı bulunamadı" text="Adres yanlış yazılmış olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
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
