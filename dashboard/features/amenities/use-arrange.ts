import { useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  AdminAmenity,
  AdminAmenityCategory,
  ArrangeAmenitiesInput,
} from '#domain/amenities/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { arrange, amenitiesQuery } from './api.ts';

/** Shows a new order at once and reverts it when the API refuses. */
export function useArrange() {
  const client = useQueryClient();
  const { queryKey } = amenitiesQuery;
  const show = (change: (items: AdminAmenityCategory[]) => AdminAmenityCategory[]) =>
    client.setQueryData(queryKey, (old) => old && { ...old, items: change(old.items) });
  const { mutate } = useMutation({
    // Sequential requests, so that the last requested order is the final one.
    scope: { id: 'feature order' },
    mutationFn: (input: ArrangeAmenitiesInput) => arrange(input),
    onError: (error) => {
      notify.error(messageOf(error));
      void client.invalidateQueries({ queryKey });
    },
  });
  return {
    categories: (rows: AdminAmenityCategory[]) => {
      void client.cancelQueries({ queryKey });
      show(() => rows);
      mutate({ ids: idsOf(rows) });
    },
    amenities: (categoryId: number, amenities: AdminAmenity[]) => {
      void client.cancelQueries({ queryKey });
      show((items) =>
        items.map((one) => (one.id === categoryId ? { ...one, features: amenities } : one)),
      );
      mutate({ categoryId, ids: idsOf(amenities) });
    },
  };
}

const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
