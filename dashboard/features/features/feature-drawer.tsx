import { useQuery } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { featuresQuery } from './api.ts';
import { DeleteFeature } from './delete-feature.tsx';
import { FeatureForm } from './feature-form.tsx';

type Props = {
  /** Null for a new feature. */
  id: number | null;
  onClose: () => void;
};

/** One feature beside the categories. */
export function FeatureDrawer({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(featuresQuery);
  const feature = data?.items.flatMap(({ features }) => features).find((one) => one.id === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni özellik' : (feature?.name ?? 'Özellik')}
      onClose={onClose}
      actions={feature && <DeleteFeature feature={feature} onDone={onClose} />}
    >
      {data && (id === null || feature) ? (
        <FeatureForm key={id} feature={feature ?? null} categories={data.items} onDone={onClose} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title="Özellik bulunamadı" text="Silinmiş olabilir." />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </FormDrawer>
  );
}
