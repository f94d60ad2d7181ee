import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminTownDetail } from '#domain/locations/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { PageLink } from '#dashboard/places/page-link.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deleteTown, placesChanged, townQuery } from './api.ts';
import { TownForm } from './town-form.tsx';

type Props = {
  /** Null for a new region. */
  id: string | null;
  onClose: () => void;
};

/** One region beside the list. */
export function TownDrawer({ id, onClose }: Props) {
  const query = useQuery({ ...townQuery(id ?? ''), enabled: id !== null });
  const { data: town, error, refetch } = query;
  return (
    <FormDrawer
      title={id === null ? 'Yeni bölge' : (town?.name ?? 'Bölge')}
      onClose={onClose}
      actions={
        town && (
          <>
            <PageLink {...town} />
            <DeleteTown town={town} onDone={onClose} />
          </>
        )
      }
    >
      {id === null ? (
        <TownForm town={null} onDone={onClose} />
      ) : town ? (
        <TownForm
          key={`${id}:${town.version}`}
          town={town}
          onDone={onClose}
          onReload={() => void refetch()}
        />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="Bölge bulunamadı" text="Silinmiş olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </FormDrawer>
  );
}

function DeleteTown({ town, onDone }: { town: AdminTownDetail; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteTown(town.id),
    onSuccess: () => {
      notify.success('Bölge silindi');
      onDone();
      void placesChanged(client);
    },
  });
  return (
    <DeleteButton
      title={`${town.name} silinsin mi?`}
      text={
        town.villas > 0
          ? `Bu bölgede ${town.villas} villa var; önce başka bir bölgeye taşımanız gerekir.`
          : 'Bölgenin sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.'
      }
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
