import { useQuery } from '@tanstack/react-query';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { amenitiesQuery } from './api.ts';
import { DeleteAmenity } from './delete-amenity.tsx';
import { AmenityForm } from './amenity-form.tsx';

export default function AmenityDrawer({ id, onClose }: EditorProps) {
  const query = useQuery(amenitiesQuery);
  const categories = query.data?.items;
  const amenity = categories
    ?.flatMap(({ features: amenities }) => amenities)
    .find((one) => String(one.id) === id);
  return (
    <RowDrawer
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
      query={query}
      row={categories && (id === null ? null : amenity)}
      missing="Özellik bulunamadı"
    >
      {(row) => (
        <AmenityForm key={id} amenity={row} categories={categories ?? []} onDone={onClose} />
      )}
    </RowDrawer>
  );
}
