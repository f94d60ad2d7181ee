import type { AdminTownDetail } from '#domain/locations/admin-schema.ts';
import { byCall, rowEditor } from '#dashboard/list/rows/row-editor.tsx';
import { PageLink } from '#dashboard/shared/landing-pages/page-link.tsx';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { deleteTown, PLACES, townQuery } from '../api.ts';
import { TownForm } from './town-form.tsx';

export default rowEditor<AdminTownDetail>({
  noun: 'Bölge',
  useRow: byCall(townQuery),
  nameOf: ({ name }) => name,
  waiting: 'h-96',
  actions: (town) => (
    <>
      <LanguagesButton kind="town" id={town.id} />
      <PageLink {...town} />
    </>
  ),
  removal: {
    text: ({ villas }) =>
      villas > 0
        ? `Bu bölgede ${villas} villa var; önce başka bir bölgeye taşımanız gerekir.`
        : 'Bölgenin sayfası siteden kalkar ve verilmiş bağlantıları açılmaz.',
    send: deleteTown,
    changes: PLACES,
  },
  form: (town, onDone, onReload) => (
    <TownForm key={town?.version} {...{ town, onDone, onReload }} />
  ),
});
