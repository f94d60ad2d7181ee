import type { AdminFeatureCategory } from '#domain/features/admin-schema.ts';
import { SortableList } from '#dashboard/list/sortable-list.tsx';
import { CategoryHeader } from './category-header.tsx';
import { FeatureRow } from './feature-row.tsx';
import { useArrange } from './use-arrange.ts';

type Props = { categories: AdminFeatureCategory[]; openId: string | undefined };

/** The categories and their features, both put in order here; a new order is saved at once. */
export default function FeatureBoard({ categories, openId }: Props) {
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
              onOrder={(features) => arrange.features(category.id, features)}
              rowClassName="border-t border-line"
            >
              {(feature) => <FeatureRow feature={feature} isOpen={String(feature.id) === openId} />}
            </SortableList>
          )}
        </section>
      )}
    </SortableList>
  );
}
