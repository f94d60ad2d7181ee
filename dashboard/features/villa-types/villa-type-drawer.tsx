import type { AdminVillaTypeDetail } from '#domain/villa-types/admin-schema.ts';
import { byCall, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { PageLink } from '#dashboard/shared/landing-pages/page-link.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { deleteVillaType, VILLA_TYPES, villaTypeQuery } from './api.ts';
import { VillaTypeForm } from './villa-type-form.tsx';

export default rowEditor<AdminVillaTypeDetail>({
  noun: 'Villa tipi',
  useRow: byCall(villaTypeQuery),
  nameOf: ({ name }) => name,
  waiting: 'h-96',
  actions: (type) => (
    <>
      <LanguagesButton kind="villa_type" id={type.id} />
      <PageLink {...type} />
    </>
  ),
  removal: {
    text: ({ villas }) =>
      villas > 0
        ? `${villas} villa bu tipte; önce onlardan bu tipi kaldırmanız gerekir.`
        : 'Sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.',
    send: deleteVillaType,
    changes: [VILLA_TYPES],
  },
  form: (type, onDone, onReload) => (
    <VillaTypeForm key={type?.version} {...{ type, onDone, onReload }} />
  ),
});
