import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deleteDistrict, districtQuery, placesChanged } from './api.ts';
import { DistrictForm } from './district-form.tsx';

type Props = {
  /** Null for a new ilçe. */
  id: string | null;
  onClose: () => void;
};

/** One ilçe beside the list. */
export function DistrictDrawer({ id, onClose }: Props) {
  const query = useQuery({ ...districtQuery(id ?? ''), enabled: id !== null });
  const { data: district, error, refetch } = query;
  return (
    <FormDrawer
      title={id === null ? 'Yeni ilçe' : (district?.name ?? 'İlçe')}
      onClose={onClose}
      actions={district && <DeleteDistrict district={district} onDone={onClose} />}
    >
      {id === null ? (
        <DistrictForm district={null} onDone={onClose} />
      ) : district ? (
        <DistrictForm
          key={`${id}:${district.version}`}
          district={district}
          onDone={onClose}
          onReload={() => void refetch()}
        />
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState title="İlçe bulunamadı" text="Silinmiş olabilir." />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </FormDrawer>
  );
}

function DeleteDistrict({ district, onDone }: { district: AdminDistrict; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteDistrict(district.id),
    onSuccess: () => {
      notify.success('İlçe silindi');
      onDone();
      void placesChanged(client);
    },
  });
  return (
    <DeleteButton
      title={`${district.name} silinsin mi?`}
      text={
        district.towns + district.villas > 0
          ? `${district.towns} bölge ve ${district.villas} villa bu ilçede; önce onları başka bir ilçeye almanız gerekir.`
          : 'Bölge ve villa formlarında seçilemez olur.'
      }
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
