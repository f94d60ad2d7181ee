import { OFFICE_DAYS } from '#domain/reservations/office-hours.ts';
import type { PlainGroup } from './api.ts';

/**
 * One setting of a form. `long`: several lines; `numeric`: tabular digits; `percent`: a rate. Those
 * and `short` ones are two per row. `picture`: an upload whose key is the value.
 */
export type SettingField = {
  key: string;
  label: string;
  hint?: string;
  long?: boolean;
  numeric?: boolean;
  percent?: boolean;
  short?: boolean;
  picture?: boolean;
  /** The choices with their labels; the first is the default. */
  choices?: readonly (readonly [value: string, label: string])[];
};

type Group = { title: string; intro: string; fields: SettingField[] };

/** The fields of each form, in the words of the people who fill it in. */
export const GROUPS: Record<PlainGroup, Group> = {
  site: {
    title: 'Site',
    intro: 'Sitenin üst ve alt kısmında, belgelerde ve postalarda görünür.',
    fields: [
      { key: 'site_name', label: 'Sitenin adı' },
      { key: 'site_slogan', label: 'Slogan' },
      { key: 'site_footer_text', label: 'Alt yazı', long: true },
      {
        key: 'mail_signer',
        label: 'E-postaları imzalayan',
        hint: 'Bir insan adı: “Deniz Arslan”. Boşsa e-postaların altında yalnız acente yazar.',
        short: true,
      },
      { key: 'company_title', label: 'Ticaret unvanı', hint: 'Sözleşmede ve raporlarda yazar.' },
      {
        key: 'hero_picture',
        label: 'Ana sayfanın görseli',
        hint: 'Yatay ve en az 1280 piksel genişlikte. Boşsa ana sayfa görselsiz açılır.',
        picture: true,
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
        numeric: true,
      },
      { key: 'tursab_no', label: 'TÜRSAB belge no', numeric: true },
      { key: 'tursab_link', label: 'TÜRSAB doğrulama adresi' },
      { key: 'permit_link', label: 'İzin belgesi doğrulama adresi' },
      {
        key: 'accommodation_tax_rate',
        label: 'Konaklama vergisi',
        hint: '0 ise fiyatta ayrı satır olmaz.',
        percent: true,
      },
    ],
  },
  contact: {
    title: 'İletişim bilgileri',
    intro: 'Ziyaretçilerin sizi bulduğu numaralar ve adresler.',
    fields: [
      { key: 'site_phone', label: 'Telefon', numeric: true },
      { key: 'site_whatsapp', label: 'WhatsApp', numeric: true },
      { key: 'site_email', label: 'E-posta' },
      { key: 'site_address', label: 'Adres', long: true },
      { key: 'site_hours', label: 'Çalışma saatleri' },
      { key: 'site_latitude', label: 'Enlem', hint: 'Harita bağlantısı için.', numeric: true },
      { key: 'site_longitude', label: 'Boylam', numeric: true },
      { key: 'tax_office', label: 'Vergi dairesi', short: true },
      { key: 'tax_number', label: 'Vergi no', numeric: true },
      { key: 'mersis_no', label: 'MERSİS no', numeric: true },
    ],
  },
  social: {
    title: 'Sosyal medya',
    intro: 'Boş bıraktığınız hesap sitede görünmez.',
    fields: [
      { key: 'instagram_link', label: 'Instagram' },
      { key: 'facebook_link', label: 'Facebook' },
      { key: 'twitter_link', label: 'X' },
      { key: 'youtube_link', label: 'YouTube' },
    ],
  },
  map: {
    title: 'Harita',
    intro:
      'Çizilmiş kıyının altına, ziyaretçi haritaya dokununca kendi karo sunucunuzun sokakları gelir. Karoları sitemiz alır: sunucu ziyaretçilerinizi görmez.',
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
  rules: {
    title: 'Kurallar',
    intro: 'Yeni talepler ve yeni villalar bunlarla başlar; olanlar değişmez.',
    fields: [
      {
        key: 'hold_minutes',
        label: 'Talep kaç dakika tutulur',
        hint: 'Ofisin açık olduğu dakikalar sayılır: gece gelen talep sabahı bekler. Misafire “en geç … yanıtlarız” diye bu süre söylenir.',
        numeric: true,
      },
      { key: 'office_hours', label: 'Ofisin saatleri', hint: 'Örneğin 09.00–21.00.', short: true },
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
        key: 'session_idle_minutes',
        label: 'Ofisin oturumu kaç dakika boşta kalınca kapanır',
        hint: 'Bir form doldurulurken kapanmaz. Her oturum 12 saatte biter.',
        numeric: true,
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
      {
        key: 'open_requests_max',
        label: 'Aynı kişinin en çok kaç talebi yanıt bekleyebilir',
        hint: 'E-posta ve telefon için ayrı ayrı sayılır. Otel ya da mobil internet gibi aynı ağdan gelenlerin hepsi birlikte bunun altı katını alabilir, talep başına ortalama yedi buçuk geceye kadar; fazlası sizi aramaya yönlendirilir.',
        numeric: true,
      },
      {
        key: 'option_max_days',
        label: 'Opsiyon en çok kaç gün sürer',
        hint: 'Giriş saatinden sonraya hiçbir opsiyon kalamaz.',
        numeric: true,
      },
      {
        key: 'option_reminder_minutes',
        label: 'Opsiyon bitmeden kaç dakika önce hatırlatılır',
        numeric: true,
      },
      {
        key: 'default_prepayment_rate',
        label: 'Ön ödeme oranı',
        percent: true,
      },
      {
        key: 'default_commission_rate',
        label: 'Komisyon oranı',
        percent: true,
      },
      {
        key: 'default_cleaning_threshold',
        label: 'Kaç geceden kısa konaklamada temizlik ücreti alınır',
        numeric: true,
      },
      { key: 'check_in_time', label: 'Giriş saati', numeric: true },
      { key: 'check_out_time', label: 'Çıkış saati', numeric: true },
      { key: 'reminder_days_before', label: 'Giriş kaç gün önce hatırlatılır', numeric: true },
      { key: 'review_days_after', label: 'Çıkıştan kaç gün sonra yorum istenir', numeric: true },
      { key: 'terms_version', label: 'Kiralama koşulları sürümü', short: true },
      { key: 'kvkk_version', label: 'KVKK metni sürümü', short: true },
      {
        key: 'retention_identity_days',
        label: 'Kimlik bilgileri çıkıştan kaç gün sonra silinir',
        numeric: true,
      },
      {
        key: 'retention_message_days',
        label: 'İletişim mesajları kaç gün sonra silinir',
        numeric: true,
      },
      {
        key: 'retention_request_days',
        label: 'Sözleşmeye dönüşmeyen talepler kaç gün sonra silinir',
        numeric: true,
      },
      {
        key: 'kept_vat_from',
        label: 'İptal kesintisinde KDV hangi günden itibaren (YYYY-AA-GG)',
        hint: 'Boşsa KDV ayrılmaz: 3065 sayılı Kanun m. 1, bir hizmetin karşılığı olmayan tazminat KDV’nin konusuna girmez. Kesinti verilmiş bir hizmetin bedeli sayılıyorsa muhasebecinizin söylediği günü yazın.',
        short: true,
      },
      {
        key: 'btrans_unknown_zero',
        label: 'BTRANS dosyasında bilinmeyen sokak, kapı ve tapu yerine “0” yazılsın',
        hint: 'Kapalıysa bu bilgileri eksik evlerin konaklamaları dosyaya girmez.',
        choices: [
          ['0', 'Hayır, eksik say'],
          ['1', 'Evet, “0” yaz'],
        ],
      },
      {
        key: 'invoice_series',
        label: 'Fatura serisi',
        hint: 'Fatura numarasının ilk üç harfi, örneğin KYA. Başka programın kullandığı bir seri olmasın.',
        short: true,
      },
      {
        key: 'invoices_from',
        label: 'Faturalar hangi günden itibaren buradan kesilir (YYYY-AA-GG)',
        hint: 'Bu günden önceki hizmetler “Faturalar” ekranında görünmez.',
        short: true,
      },
    ],
  },
};
