import type { adminFaqRoutes } from '#worker/features/faq/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { orderedPage } from '#dashboard/shared/ordered-lists/ordered-page.tsx';

/** The questions of the FAQ page, under their headings. */
export default orderedPage({
  screen: 'faq',
  title: 'Sık sorulanlar',
  one: 'Soru',
  calls: apiClient<typeof adminFaqRoutes>('/').v1.admin.faq,
  fields: {
    question: { label: 'Soru', width: 380 },
    answer: {
      label: 'Yanıt',
      hint: 'Kalın için **metin**, bağlantı için [metin](/adres).',
      lines: 8,
    },
    group: {
      label: 'Başlık',
      hint: 'Var olanı seçin ya da yenisini yazın.',
      width: 190,
      known: true,
    },
  },
  sheet: ['sik-sorulanlar', { group: 'Grup', question: 'Soru', answer: 'Yanıt' }],
  empty: { title: 'Henüz soru yok' },
  translated: 'faq',
  removal: {
    title: () => 'Bu soru silinsin mi?',
    text: (question) => `“${question}” siteden kalkar.`,
    done: 'Soru silindi',
  },
});
