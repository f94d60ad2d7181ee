import { OFFICE_DAYS } from '#domain/reservations/office-hours.ts';
import type { PlainGroup } from './api.ts';

/** How a setting is typed; left out: a line of text. */
export type SettingKind =
  | 'long'
  | 'digits'
  | 'number'
  | 'percent'
  | 'minutes'
  | 'days'
  | 'time'
  | 'day'
  | 'picture';

/** One setting of a form; `short` ones, and all that are no text, are two per row. */
export type SettingField = {
  key: string;
  label: string;
  hint?: string;
  kind?: SettingKind;
  short?: boolean;
  /** What a number counts. */
  unit?: string;
  /** The choices with their labels; the first is the default. */
  choices?: readonly (readonly [value: string, label: string])[];
};

/** Settings that belong together, under a heading where a form has several such parts. */
type Part = { title?: string; fields: SettingField[] };

type Group = { title: string; intro: string; parts: Part[] };

/** The fields of each form, in the words of the people who fill it in. */
export const GROUPS: Record<PlainGroup, Group> = {
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
          {
            key: 'mail_signer',
            label: 'E-postaları imzalayan',
            hint: 'Bir insan adı: “Deniz Arslan”. Boşsa e-postaların altında yalnız acente yazar.',
            short: true,
          },
          { key: 'tursab_no', label: 'TÜRSAB belge no', kind: 'digits' },
          { key: 'tursab_link', label: 'TÜRSAB doğrulama adresi' },
          { key: 'permit_link', label: 'İzin belgesi doğrulama adresi' },
        ],
      },
      {
        title: 'Fiyatlar',
        fields: [
          {
            key: 'accommodation_tax_rate',
            label: 'Konaklama vergisi',
            hint: '0 ise fiyatta ayrı satır olmaz.',
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
  rules: {
    title: 'Kurallar',
    intro: 'Yeni talepler ve yeni villalar bunlarla başlar; olanlar değişmez.',
    parts: [
      {
        title: 'Talepler ve opsiyonlar',
        fields: [
          {
            key: 'hold_minutes',
            label: 'Yanıt bekleyen talep ne kadar tutulur',
            hint: 'Ofisin açık olduğu süre sayılır: gece gelen talep sabahı bekler. Misafire “en geç … yanıtlarız” diye bu süre söylenir.',
            kind: 'minutes',
          },
          {
            key: 'office_hours',
            label: 'Ofisin saatleri',
            hint: 'Örneğin 09.00–21.00.',
            short: true,
          },
          { key: 'office_days', label: 'Ofisin günleri', choices: OFFICE_DAYS },
          {
            key: 'office_holidays',
            label: 'Resmî tatillerde',
            choices: [
              ['1', 'Ofis açık'],
              ['0', 'Ofis kapalı, arife ve 28 Ekim dahil'],
            ],
          },
          {
            key: 'open_requests_max',
            label: 'Bir kişinin yanıt bekleyen talebi en çok',
            hint: 'E-posta ve telefon için ayrı ayrı sayılır. Otel ya da mobil internet gibi aynı ağdan gelenlerin hepsi birlikte bunun altı katını alabilir, talep başına ortalama yedi buçuk geceye kadar; fazlası sizi aramaya yönlendirilir.',
            kind: 'number',
            unit: 'talep',
          },
          {
            key: 'option_max_days',
            label: 'Opsiyon en çok ne kadar sürer',
            hint: 'Giriş saatinden sonraya hiçbir opsiyon kalamaz.',
            kind: 'days',
          },
          {
            key: 'option_reminder_minutes',
            label: 'Opsiyon bitmeden ne kadar önce hatırlatılır',
            kind: 'minutes',
          },
        ],
      },
      {
        title: 'Konaklama',
        fields: [
          { key: 'check_in_time', label: 'Giriş saati', kind: 'time' },
          { key: 'check_out_time', label: 'Çıkış saati', kind: 'time' },
          {
            key: 'reminder_days_before',
            label: 'Giriş ne kadar önce hatırlatılır',
            kind: 'days',
          },
          {
            key: 'review_days_after',
            label: 'Yorum çıkıştan ne kadar sonra istenir',
            kind: 'days',
          },
        ],
      },
      {
        title: 'Fiyat ve komisyon',
        fields: [
          { key: 'default_prepayment_rate', label: 'Ön ödeme oranı', kind: 'percent' },
          { key: 'default_commission_rate', label: 'Komisyon oranı', kind: 'percent' },
          {
            key: 'default_cleaning_threshold',
            label: 'Temizlik ücreti alınmayan en kısa konaklama',
            hint: 'Bundan kısa konaklamalarda temizlik ücreti alınır.',
            kind: 'number',
            unit: 'gece',
          },
        ],
      },
      {
        title: 'Faturalar ve vergi',
        fields: [
          {
            key: 'invoice_series',
            label: 'Fatura serisi',
            hint: 'Fatura numarasının ilk üç harfi, örneğin KYA. Başka programın kullandığı bir seri olmasın.',
            short: true,
          },
          {
            key: 'invoices_from',
            label: 'Faturalar buradan kesilmeye başlar',
            hint: 'Bu günden önceki hizmetler “Faturalar” ekranında görünmez.',
            kind: 'day',
          },
          {
            key: 'kept_vat_from',
            label: 'İptal kesintisinde KDV başlangıcı',
            hint: 'Boşsa KDV ayrılmaz: 3065 sayılı Kanun m. 1, bir hizmetin karşılığı olmayan tazminat KDV’nin konusuna girmez. Kesinti verilmiş bir hizmetin bedeli sayılıyorsa muhasebecinizin söylediği günü yazın.',
            kind: 'day',
          },
          {
            key: 'btrans_unknown_zero',
            label: 'BTRANS’ta bilinmeyen sokak, kapı, tapu',
            hint: 'Sayılmazsa bu bilgileri eksik evlerin konaklamaları dosyaya girmez.',
            choices: [
              ['0', 'Eksik say'],
              ['1', 'Yerine “0” yaz'],
            ],
          },
        ],
      },
      {
        title: 'Giriş güvenliği',
        fields: [
          {
            key: 'session_idle_minutes',
            label: 'Boşta kalan oturum ne zaman kapanır',
            hint: 'Bir form doldurulurken kapanmaz. Her oturum 12 saatte biter.',
            kind: 'minutes',
          },
          {
            key: 'second_factor_required',
            label: 'Girişte iki adımlı doğrulama',
            hint: 'Zorunluyken, para ya da kimlik numarası gören herkes (saha görevlileri dışında) girişten önce kurar.',
            choices: [
              ['1', 'Para ya da kimlik gören herkese zorunlu'],
              ['0', 'İsteğe bağlı'],
            ],
          },
        ],
      },
      {
        title: 'Metinler ve saklama süreleri',
        fields: [
          { key: 'terms_version', label: 'Kiralama koşulları sürümü', short: true },
          { key: 'kvkk_version', label: 'KVKK metni sürümü', short: true },
          {
            key: 'retention_identity_days',
            label: 'Kimlik bilgileri ne kadar saklanır',
            hint: 'Çıkış gününden sayılır.',
            kind: 'days',
          },
          {
            key: 'retention_message_days',
            label: 'İletişim mesajları ne kadar saklanır',
            hint: 'Gönderildiği günden sayılır.',
            kind: 'days',
          },
          {
            key: 'retention_request_days',
            label: 'Sözleşmesiz talepler ne kadar saklanır',
            hint: 'Talebin kapandığı günden sayılır.',
            kind: 'days',
          },
        ],
      },
    ],
  },
};
