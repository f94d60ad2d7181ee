import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { AdminAmenityCategory } from '#domain/amenities/admin-schema.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { deleteCategory, amenitiesQuery } from './api.ts';
import { CategoryDialog } from './category-dialog.tsx';

export function CategoryHeader({ category }: { category: AdminAmenityCategory }) {
  const [over, setOver] = useState<'name' | 'delete' | null>(null);
  const { name, features: amenities } = category;
  return (
    <header className="flex min-h-9 items-center gap-1 px-2">
      <h2 className="min-w-0 flex-1 truncate font-semibold">
        {name} <span className="figures font-normal text-soft">· {amenities.length}</span>
      </h2>
      <IconButton label={`${name}: adını değiştir`} onClick={() => setOver('name')}>
        <Pencil size={14} />
      </IconButton>
      <IconButton label={`${name}: kategoriyi sil`} onClick={() => setOver('delete')}>
        <Trash2 size={14} />
      </IconButton>
      {over === 'name' && <CategoryDialog category={category} onClose={() => setOver(null)} />}
      {over === 'delete' && <DeleteCategory category={category} onClose={() => setOver(null)} />}
    </header>
  );
}

type DeleteProps = { category: AdminAmenityCategory; onClose: () => void };

function DeleteCategory({ category, onClose }: DeleteProps) {
  return (
    <ConfirmAction
      title={`${category.name} kategorisi silinsin mi?`}
      text={
        category.features.length > 0
          ? 'Yalnız boş kategori silinir; önce özelliklerini başka bir kategoriye alın ya da silin.'
          : 'Kategori boş; hiçbir villa etkilenmez.'
      }
      action="Sil"
      onClose={onClose}
      send={() => deleteCategory(category.id)}
      done="Kategori silindi"
      changes={[amenitiesQuery.queryKey]}
    />
  );
}
