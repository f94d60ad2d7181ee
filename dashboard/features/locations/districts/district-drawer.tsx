import type { AdminDistrict } from '#domain/locations/admin-schema.ts';
import { byCall, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { deleteDistrict, districtQuery, PLACES } from '../api.ts';
import { DistrictForm } from './district-form.tsx';

export default rowEditor<AdminDistrict>({
  noun: 'İlçe',
  useRow: byCall(districtQuery),
  nameOf: ({ name }) => name,
  removal: {
    text: ({ towns, villas }) =>
      towns + villas > 0
        ? `${towns} bölge ve ${villas} villa bu ilçede; önce onları başka bir ilçeye almanız gerekir.`
        : 'Bölge ve villa formlarında seçilemez olur.',
    send: deleteDistrict,
    changes: PLACES,
  },
  form: (district, onDone, onReload) => (
    <DistrictForm key={district?.version} {...{ district, onDone, onReload }} />
  ),
});
