import { useQuery } from '@tanstack/react-query';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { amenitiesQuery } from './api.ts';
import { DeleteAmenity } from './delete-amenity.tsx';
import { AmenityForm } from './amenity-form.tsx';

type Props = {
  /** Null for a new amenity. */
  id: number | null;
  onClose: () => void;
};

/** One amenity beside the categories. */
export function AmenityDrawer({ id, onClose }: Props) {
  const query = useQuery(amenitiesQuery);
  const categories = query.data?.items;
  const amenity = categories
    ?.flatMap(({ features: amenities }) => amenities)
    .find((one) => one.id === id);
  return (
    <FormDrawer
      title={id === null ? 'Yeni özellik' : (amenity?.name ?? 'Özellik')}
      onClose={onClose}
      actions={
        amenity && (
          <>
            <LanguagesButton kind="feature" id={amenity.id} />
            <DeleteAmenity amenity={amenity} onDone={onClose} />
          </>
        )
      }
    >
      <RowBody
        query={query}
        row={categories && (id === null ? null : amenity)}
        missing="Özellik bulunamadı"
      >
        {(row) => (
          <AmenityForm key={id} amenity={row} categories={categories ?? []} onDone={onClose} />
        )}
      </RowBody>
    </FormDrawer>
  );
}
