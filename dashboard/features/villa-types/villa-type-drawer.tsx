import { useQuery } from '@tanstack/react-query';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { PageLink } from '#dashboard/shared/landing-pages/page-link.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { deleteVillaType, VILLA_TYPES, villaTypeQuery } from './api.ts';
import { VillaTypeForm } from './villa-type-form.tsx';

/** One villa type beside the list. */
export default function VillaTypeDrawer({ id, onClose }: EditorProps) {
  const query = useQuery({ ...villaTypeQuery(id ?? ''), enabled: id !== null });
  const type = query.data;
  return (
    <RowDrawer
      title={id === null ? 'Yeni villa tipi' : (type?.name ?? 'Villa tipi')}
      onClose={onClose}
      actions={
        type && (
          <>
            <LanguagesButton kind="villa_type" id={type.id} />
            <PageLink {...type} />
            <DeleteRow
              title={`${type.name} silinsin mi?`}
              text={
                type.villas > 0
                  ? `${type.villas} villa bu tipte; önce onlardan bu tipi kaldırmanız gerekir.`
                  : 'Sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.'
              }
              send={() => deleteVillaType(type.id)}
              done="Villa tipi silindi"
              changes={[VILLA_TYPES]}
              onDone={onClose}
            />
          </>
        )
      }
      query={query}
      row={id === null ? null : type}
      missing="Villa tipi bulunamadı"
      waiting="h-96"
    >
      {(row) => (
        <VillaTypeForm
          key={row?.version}
          type={row}
          onDone={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </RowDrawer>
  );
}
