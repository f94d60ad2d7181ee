import { useQuery } from '@tanstack/react-query';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { PageLink } from '#dashboard/shared/landing-pages/page-link.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { deleteTown, PLACES, townQuery } from '../api.ts';
import { TownForm } from './town-form.tsx';

export default function TownDrawer({ id, onClose }: EditorProps) {
  const query = useQuery({ ...townQuery(id ?? ''), enabled: id !== null });
  const town = query.data;
  return (
    <RowDrawer
      title={id === null ? 'Yeni bölge' : (town?.name ?? 'Bölge')}
      onClose={onClose}
      actions={
        town && (
          <>
            <LanguagesButton kind="town" id={town.id} />
            <PageLink {...town} />
            <DeleteRow
              title={`${town.name} silinsin mi?`}
              text={
                town.villas > 0
                  ? `Bu bölgede ${town.villas} villa var; önce başka bir bölgeye taşımanız gerekir.`
                  : 'Bölgenin sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.'
              }
              send={() => deleteTown(town.id)}
              done="Bölge silindi"
              changes={PLACES}
              onDone={onClose}
            />
          </>
        )
      }
      query={query}
      row={id === null ? null : town}
      missing="Bölge bulunamadı"
      waiting="h-96"
    >
      {(row) => (
        <TownForm
          key={row?.version}
          town={row}
          onDone={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </RowDrawer>
  );
}
