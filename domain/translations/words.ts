import type { ShownState, TranslatedKind } from './admin-schema.ts';

type KindWords = {
  label: string;
  /** Its fields, as the view `translatable` names them. */
  fields: Readonly<Record<string, string>>;
};

const LANDING_PAGE = { intro: 'Giriş', body: 'Metin' };

/** What the dashboard calls the kinds of rows with texts, and their fields. */
export const KIND_WORDS: Record<TranslatedKind, KindWords> = {
  setting: { label: 'Ayar', fields: { value: 'Metin' } },
  villa_type: {
    label: 'Villa tipi',
    fields: { slug: 'Adres', name: 'Ad', heading: 'Başlık', ...LANDING_PAGE },
  },
  page: {
    label: 'Sayfa',
    fields: { title: 'Başlık', ...LANDING_PAGE, why_us: 'Neden biz' },
  },
  faq: { label: 'Soru', fields: { group: 'Konu', question: 'Soru', answer: 'Yanıt' } },
  town: {
    label: 'Bölge',
    fields: { ...LANDING_PAGE, suits: 'Kime uygun', getting_there: 'Nasıl gidilir' },
  },
  villa: {
    label: 'Villa',
    fields: {
      summary: 'Özet',
      notes: 'Notlar',
      why: 'Neden bu villa',
      description: 'Tanıtım',
      good_to_know: 'Bilmeniz gerekenler',
      house_rules: 'Ev kuralları',
      included: 'Fiyata dahil',
      excluded: 'Fiyata dahil değil',
      extra: 'Ek hizmet',
      extra_text: 'Ek hizmetin açıklaması',
      room: 'Oda',
      beds: 'Yataklar',
      picture: 'Fotoğrafta ne var',
      picture_room: 'Fotoğrafın yeri',
      exits: 'Çıkışlar ve yangın söndürücünün yeri',
      house_guide: 'Ev kılavuzu',
      nearby: 'Yakında ne var',
      review: 'Yorum',
      review_reply: 'Yoruma yanıt',
      question: 'Soru',
      question_answer: 'Sorunun yanıtı',
    },
  },
  feature: { label: 'Villa özelliği', fields: { name: 'Ad' } },
  feature_category: { label: 'Özellik kategorisi', fields: { name: 'Ad' } },
  team: { label: 'Ekip', fields: { title: 'Görev', bio: 'Kısa tanıtım' } },
  document: { label: 'Belge', fields: { title: 'Ad', description: 'Açıklama' } },
  mail: {
    label: 'E-posta',
    fields: {
      subject: 'Konu',
      body: 'Metin',
      action: 'Düğme',
      whatsapp: 'WhatsApp şablonunun adı',
    },
  },
  post: {
    label: 'Blog yazısı',
    fields: {
      title: 'Başlık',
      excerpt: 'Özet',
      image_alt: 'Görselde ne var',
      body: 'Metin',
      tags: 'Etiket',
    },
  },
};

/** What a setting with a text is called; its row is named by its key. */
export const SETTING_WORDS: Readonly<Record<string, string>> = {
  site_slogan: 'Slogan',
  site_footer_text: 'Alt yazı',
  site_hours: 'Çalışma saatleri',
  hero_alt: 'Ana sayfa görselinin açıklaması',
};

export const STATE_WORDS: Record<ShownState, string> = {
  missing: 'Yok',
  old: 'Eski',
  machine: 'Makine',
  reviewed: 'Gözden geçirildi',
};

/** Where a text stands, for a person: "Villa · Mavi Kuytu · Özet". */
export function sayPlace(text: { kind: string; row_name: string; field: string }): string {
  const { kind, row_name, field } = text;
  const words = Object.hasOwn(KIND_WORDS, kind) ? KIND_WORDS[kind as TranslatedKind] : undefined;
  const name = kind === 'setting' ? (SETTING_WORDS[row_name] ?? row_name) : row_name;
  return [words?.label ?? kind, name, words?.fields[field] ?? field].join(' · ');
}
