import type { AdminAmenityCategory } from '#domain/amenities/admin-schema.ts';
import { SortableList } from '#dashboard/list/rows/sortable-list.tsx';
import { CategoryHeader } from './category-header.tsx';
import { AmenityRow } from './amenity-row.tsx';
import { useArrange } from './use-arrange.ts';

type Props = { categories: AdminAmenityCategory[]; openId: string | undefined };

/** Categories and their amenities, both sortable; a new order is saved at once. */
export default function AmenityBoard({ categories, openId }: Props) {
  const arrange = useArrange();
  return (
    <SortableList
      label="Kategoriler"
      rows={categories}
      nameOf={({ name }) => `${name} kategorisi`}
      onOrder={arrange.categories}
      className="grid max-w-3xl grid-cols-1 gap-4"
      rowClassName="rounded-lg border border-line bg-raised p-1"
    >
      {(category) => (
        <section aria-label={category.name}>
          <CategoryHeader category={category} />
          {category.features.length === 0 ? (
            <p className="px-2 pb-2 text-soft">
              Bu kategoride özellik yok; sitede başlığı da görünmez.
            </p>
          ) : (
            <SortableList
              label={`${category.name} özellikleri`}
              rows={category.features}
              nameOf={({ name }) => name}
              onOrder={(amenities) => arrange.amenities(category.id, amenities)}
              rowClassName="border-t border-line"
            >
              {(amenity) => <AmenityRow amenity={amenity} isOpen={String(amenity.id) === openId} />}
            </SortableList>
          )}
        </section>
      )}
    </SortableList>
  );
}
