import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AdminFeature,
  AdminFeatureCategory,
  ArrangeFeaturesInput,
} from '#domain/features/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { arrange, featuresQuery } from './api.ts';

/** Shows a new order at once and takes it back when the API refuses it. */
export function useArrange() {
  const client = useQueryClient();
  const { queryKey } = featuresQuery;
  const show = (change: (items: AdminFeatureCategory[]) => AdminFeatureCategory[]) =>
    client.setQueryData(queryKey, (old) => old && { ...old, items: change(old.items) });
  const { mutate } = useMutation({
    // One after the other: the last order that was asked for is the one that stays.
    scope: { id: 'feature order' },
    mutationFn: (input: ArrangeFeaturesInput) => arrange(input),
    onError: (error) => {
      notify.error(messageOf(error));
      void client.invalidateQueries({ queryKey });
    },
  });
  return {
    categories: (rows: AdminFeatureCategory[]) => {
      void client.cancelQueries({ queryKey });
      show(() => rows);
      mutate({ ids: idsOf(rows) });
    },
    features: (categoryId: number, features: AdminFeature[]) => {
      void client.cancelQueries({ queryKey });
      show((items) => items.map((one) => (one.id === categoryId ? { ...one, features } : one)));
      mutate({ categoryId, ids: idsOf(features) });
    },
  };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
