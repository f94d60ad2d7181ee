import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminVillaTypeDetail } from '#domain/villa-types/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { PageLink } from '#dashboard/places/page-link.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deleteVillaType, VILLA_TYPES, villaTypeQuery } from './api.ts';
import { VillaTypeForm } from './villa-type-form.tsx';

type Props = {
  /** Null for a new type. */
  id: string | null;
  onClose: () => void;
};

/** One villa type beside the list. */
export function VillaTypeDrawer({ id, onClose }: Props) {
  const query = useQuery({ ...villaTypeQuery(id ?? ''), enabled: id !== null });
  const { data: type, error, refetch } = query;
  return (
    <FormDrawer
      title={id === null ? 'Yeni villa tipi' : (type?.name ?? 'Villa tipi')}
      onClose={onClose}
      actions={
        type && (
          <>
            <PageLink {...type} />
            <DeleteType type={type} onDone={onClose} />
          </>
        )
      }
    >
      {id === null ? (
        <VillaTypeForm type={null} onDone={onClose} />
      ) : type ? (
        <VillaTypeForm
          key={`${id}:${type.version}`}
          type={type}
          onDone={onClose}
          onReload={() => void refetch()}
        />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Villa tipi bulunamadı" text="Silinmiş olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </FormDrawer>
  );
}

function DeleteType({ type, onDone }: { type: AdminVillaTypeDetail; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteVillaType(type.id),
    onSuccess: () => {
      notify.success('Villa tipi silindi');
      onDone();
      void client.invalidateQueries({ queryKey: VILLA_TYPES });
    },
  });
  return (
    <DeleteButton
      title={`${type.name} silinsin mi?`}
      text={
        type.villas > 0
          ? `${type.villas} villa bu tipte; önce onlardan bu tipi kaldırmanız gerekir.`
          : 'Sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.'
      }
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
