import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AdminFeature } from '#domain/features/admin-schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { deleteFeature, featuresQuery } from './api.ts';

/** Asked a second time when villas have it: the refusal names them, and they lose it, too. */
export function DeleteFeature({ feature, onDone }: { feature: AdminFeature; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (detach: boolean) => deleteFeature(feature.id, detach),
    onSuccess: () => {
      notify.success('Özellik silindi');
      onDone();
      void client.invalidateQueries({ queryKey: featuresQuery.queryKey });
    },
  });
  const isInUse = isRefusal(mutation.error, 'IN_USE');
  return (
    <DeleteButton
      title={`${feature.name} silinsin mi?`}
      text={
        feature.villas > 0
          ? `${feature.villas} villada işaretli. Silerseniz o villalardan ve arama filtrelerinden kalkar.`
          : 'Hiçbir villada işaretli değil.'
      }
      confirm={isInUse ? 'Villalardan kaldır ve sil' : 'Sil'}
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate(isInUse)}
    />
  );
}
