import { useQuery } from '@tanstack/react-query';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { deleteDistrict, districtQuery, PLACES } from '../api.ts';
import { DistrictForm } from './district-form.tsx';

export default function DistrictDrawer({ id, onClose }: EditorProps) {
  const query = useQuery({ ...districtQuery(id ?? ''), enabled: id !== null });
  const district = query.data;
  return (
    <RowDrawer
      title={id === null ? 'Yeni ilçe' : (district?.name ?? 'İlçe')}
      onClose={onClose}
      actions={
        district && (
          <DeleteRow
            title={`${district.name} silinsin mi?`}
            text={
              district.towns + district.villas > 0
                ? `${district.towns} bölge ve ${district.villas} villa bu ilçede; önce onları başka bir ilçeye almanız gerekir.`
                : 'Bölge ve villa formlarında seçilemez olur.'
            }
            send={() => deleteDistrict(district.id)}
            done="İlçe silindi"
            changes={PLACES}
            onDone={onClose}
          />
        )
      }
      query={query}
      row={id === null ? null : district}
      missing="İlçe bulunamadı"
    >
      {(row) => (
        <DistrictForm
          key={row?.version}
          district={row}
          onDone={onClose}
          onReload={() => void query.refetch()}
        />
      )}
    </RowDrawer>
  );
}
