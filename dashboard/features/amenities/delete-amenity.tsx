import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminAmenity } from '#domain/amenities/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { deleteAmenity, amenitiesQuery } from './api.ts';

/** Asks a second time when villas have it: the refusal names them, and they lose it too. */
export function DeleteAmenity({ amenity, onDone }: { amenity: AdminAmenity; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (detach: boolean) => deleteAmenity(amenity.id, detach),
    onSuccess: () => {
      notify.success('Özellik silindi');
      onDone();
      void client.invalidateQueries({ queryKey: amenitiesQuery.queryKey });
    },
  });
  const isInUse = isRefusal(mutation.error, 'IN_USE');
  return (
    <DeleteButton
      title={`${amenity.name} silinsin mi?`}
      text={
        amenity.villas > 0
          ? `${amenity.villas} villada işaretli. Silerseniz o villalardan ve arama filtrelerinden kalkar.`
          : 'Hiçbir villada işaretli değil.'
      }
      confirm={isInUse ? 'Villalardan kaldır ve sil' : 'Sil'}
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate(isInUse)}
    />
  );
}
