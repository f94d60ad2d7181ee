import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { AdminFeature } from '#domain/features/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { featuresQuery, updateFeature } from './api.ts';

/** A feature: its name leads to its form, the switch offers it as a filter. */
export function FeatureRow({ feature, isOpen }: { feature: AdminFeature; isOpen: boolean }) {
  const { id, name, villas, filterable } = feature;
  const setFilterable = useFilterable(feature);
  return (
    <div
      className={cx(
        'relative flex min-h-9 items-center gap-3 rounded-md px-2 hover:bg-sunken max-md:min-h-10',
        isOpen && 'bg-accent-wash hover:bg-accent-wash',
      )}
    >
      <Link
        to="/features/$id"
        params={{ id: String(id) }}
        data-row={id}
        aria-current={isOpen || undefined}
        className="min-w-0 flex-1 truncate after:absolute after:inset-0"
      >
        {name}
      </Link>
      <span className="figures text-soft">{villas} villa</span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="text-xs text-soft max-sm:hidden">
          Filtrede
        </span>
        <Switch
          label={`${name}: aramada filtre olarak sunulsun`}
          checked={filterable}
          onChange={setFilterable}
        />
      </span>
    </div>
  );
}

/** Switched at once, taken back when refused or with "Geri al". */
function useFilterable({ id, categoryId }: AdminFeature) {
  const client = useQueryClient();
  const { queryKey } = featuresQuery;
  const show = (filterable: boolean) =>
    client.setQueryData(
      queryKey,
      (old) =>
        old && {
          ...old,
          items: old.items.map((category) =>
            category.id === categoryId
              ? {
                  ...category,
                  features: category.features.map((one) =>
                    one.id === id ? { ...one, filterable } : one,
                  ),
                }
              : category,
          ),
        },
    );
  const { mutate } = useMutation({
    mutationFn: ({ on }: { on: boolean; isUndo?: boolean }) =>
      updateFeature(id, { filterable: on }),
    onMutate: ({ on }) => void show(on),
    onSuccess: (_answer, { on, isUndo }) => {
      if (isUndo) return;
      notify.success(on ? 'Aramada filtre olarak sunuluyor' : 'Arama filtrelerinden çıktı', {
        label: 'Geri al',
        onClick: () => mutate({ on: !on, isUndo: true }),
      });
    },
    onError: (error, { on }) => {
      show(!on);
      notify.error(messageOf(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return (on: boolean) => mutate({ on });
}
