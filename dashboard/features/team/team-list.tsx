import type { adminTeamRoutes } from '#worker/features/team/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { orderedPage } from '#dashboard/shared/ordered-lists/ordered-page.tsx';

/** The people of the "about" page. */
export default orderedPage({
  screen: 'team',
  title: 'Ekip',
  one: 'Kişi',
  calls: apiClient<typeof adminTeamRoutes>('/').v1.admin.team,
  fields: {
    name: { label: 'Ad soyad', title: 'Ad', width: 220 },
    title: { label: 'Görevi', width: 220 },
    bio: { label: 'Kısa tanıtım', lines: 4 },
    image: { label: 'Fotoğraf', picture: true },
  },
  sheet: ['ekip', { name: 'Ad', title: 'Görev', bio: 'Tanıtım' }],
  empty: {
    title: 'Ekipte henüz kimse yok',
    text: 'Eklediğiniz kişiler Hakkımızda sayfasında görünür.',
  },
  translated: 'team',
  removal: {
    title: (name) => `${name} ekipten çıkarılsın mı?`,
    text: () => 'Hakkımızda sayfasından kalkar.',
    done: 'Kişi ekipten çıkarıldı',
  },
});
