import { RULES } from './rules-group.ts';
import type { SettingGroup } from './setting-field.ts';
import type { PlainGroup } from './api.ts';

/** The fields of each form, in the words of the people who fill it in. */
export const GROUPS: Record<PlainGroup, SettingGroup> = {
  site: {
    title: 'Site',
    intro: 'Sitenin üst ve alt kısmında, belgelerde ve postalarda görünür.',
    parts: [
      {
        title: 'Ad ve tanıtım',
        fields: [
          { key: 'site_name', label: 'Sitenin adı' },
          { key: 'site_slogan', label: 'Slogan' },
          { key: 'site_footer_text', label: 'Alt yazı', kind: 'long' },
          {
            key: 'mail_signer',
            label: 'E-postaları imzalayan',
            hint: 'Bir insan adı: “Deniz Arslan”. Boşsa e-postaların altında yalnız acenta yazar.',
            short: true,
          },
        ],
      },
      {
        title: 'Ana sayfa',
        fields: [
          {
            key: 'hero_picture',
            label: 'Ana sayfanın görseli',
            hint: 'Yatay ve en az 1280 piksel genişlikte. Boşsa ana sayfa görselsiz açılır.',
            kind: 'picture',
          },
          {
            key: 'hero_alt',
            label: 'Görselde ne var',
            hint: 'Görseli göremeyen ziyaretçilere okunur.',
          },
          {
            key: 'hero_focus',
            label: 'Odak noktası',
            hint: 'Soldan ve üstten yüzde: dar ekranda da görünecek yer. Örneğin 50 60.',
            kind: 'digits',
          },
        ],
      },
      {
        title: 'Şirket ve belgeler',
        fields: [
          {
            key: 'company_title',
            label: 'Ticaret unvanı',
            hint: 'Sözleşmede ve raporlarda yazar.',
          },
          { key: 'tursab_no', label: 'TÜRSAB belge no', kind: 'digits' },
          { key: 'tursab_link', label: 'TÜRSAB doğrulama adresi' },
          { key: 'permit_link', label: 'İzin belgesi doğrulama adresi' },
        ],
      },
      {
        title: 'Diller',
        fields: [
          {
            key: 'machine_translations_shown',
            label: 'Makine çevirisini, kimse okumadan da sitede göster',
            hint: 'Hayır ise ziyaretçi, biri okuyup onaylayana kadar o metni Türkçe okur.',
            choices: [
              ['0', 'Hayır'],
              ['1', 'Evet'],
            ],
          },
          {
            key: 'translate_messages',
            label: 'Misafir mesajlarını çeviri servisine gönder',
            hint: 'Kimlik ve kart numaraları, IBAN, telefon ve e-posta adresleri gizlenir. Açarsanız KVKK metninizin çeviri servisini anlattığını denetleyin.',
            choices: [
              ['0', 'Hayır'],
              ['1', 'Evet'],
            ],
          },
        ],
      },
      {
        title: 'Fiyatlar',
        fields: [
          {
            key: 'accommodation_tax_rate',
            label: 'Konaklama vergisi',
            hint: 'Kendi ek hizmetinizin fiyatına dahildir; faturada ve defterde ayrılır. Değişiklik ertesi gün başlayan konaklamalardan itibaren geçerlidir. 0 ise ayrılmaz.',
            kind: 'percent',
          },
        ],
      },
    ],
  },
  contact: {
    title: 'İletişim bilgileri',
    intro: 'Ziyaretçilerin sizi bulduğu numaralar ve adresler.',
    parts: [
      {
        title: 'Ulaşım',
        fields: [
          { key: 'site_phone', label: 'Telefon', kind: 'digits' },
          { key: 'site_whatsapp', label: 'WhatsApp', kind: 'digits' },
          { key: 'site_email', label: 'E-posta' },
          { key: 'site_hours', label: 'Çalışma saatleri' },
        ],
      },
      {
        title: 'Adres',
        fields: [
          { key: 'site_address', label: 'Adres', kind: 'long' },
          { key: 'site_latitude', label: 'Enlem', hint: 'Harita bağlantısı için.', kind: 'digits' },
          { key: 'site_longitude', label: 'Boylam', kind: 'digits' },
        ],
      },
      {
        title: 'Vergi ve sicil',
        fields: [
          { key: 'tax_office', label: 'Vergi dairesi', short: true },
          { key: 'tax_number', label: 'Vergi no', kind: 'digits' },
          { key: 'mersis_no', label: 'MERSİS no', kind: 'digits' },
        ],
      },
    ],
  },
  social: {
    title: 'Sosyal medya',
    intro: 'Boş bıraktığınız hesap sitede görünmez.',
    parts: [
      {
        fields: [
          { key: 'instagram_link', label: 'Instagram' },
          { key: 'facebook_link', label: 'Facebook' },
          { key: 'twitter_link', label: 'X' },
          { key: 'youtube_link', label: 'YouTube' },
        ],
      },
    ],
  },
  map: {
    title: 'Harita',
    intro:
      'Çizilmiş kıyının altına, ziyaretçi haritaya dokununca kendi karo sunucunuzun sokakları gelir. Karoları sitemiz alır: sunucu ziyaretçilerinizi görmez.',
    parts: [
      {
        fields: [
          {
            key: 'map_tiles_url',
            label: 'Karoların adresi',
            hint: 'Örneğin https://tiles.ornek.com/{z}/{x}/{y}.png. Boşsa yalnız çizilmiş kıyı görünür.',
          },
          {
            key: 'map_tiles_attribution',
            label: 'Haritayı yapanlar',
            hint: 'Haritanın altında yazar; karoları verenin istediği söz. Örneğin © OpenStreetMap katkıcıları.',
          },
        ],
      },
    ],
  },
  rules: RULES,
};
