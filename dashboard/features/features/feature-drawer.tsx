import { useQuery } from '@tanstack/react-query';
import { RowBody } from '#dashboard/list/row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
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
  const query = useQuery(featuresQuery);
  const categories = query.data?.items;
  const feature = categories?.flatMap(({ features }) => features).find((one) => one.id === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni özellik' : (feature?.name ?? 'Özellik')}
      onClose={onClose}
      actions={feature && <DeleteFeature feature={feature} onDone={onClose} />}
    >
      <RowBody
        query={query}
        row={categories && (id === null ? null : feature)}
        missing="Özellik bulunamadı"
      >
        {(row) => (
          <FeatureForm key={id} feature={row} categories={categories ?? []} onDone={onClose} />
        )}
      </RowBody>
    </FormDrawer>
  );
}
