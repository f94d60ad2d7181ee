import { EXEMPTIONS } from '#domain/invoices/codes.ts';
import { OFFICE_DAYS } from '#domain/office/office-hours.ts';
import type { SettingGroup } from './setting-field.ts';

const EXEMPTION_HINT =
  'Muhasebeciniz istisna diyorsa sebebini seçin: fatura ISTISNA türünde, KDV’siz kesilir. Değişiklik ertesi gün başlayan konaklamalardan itibaren geçerlidir.';
const EXEMPTION_CHOICES: [string, string][] = [
  ['', 'KDV var'],
  ...EXEMPTIONS.map(({ code, name }): [string, string] => [code, `İstisna ${code} · ${name}`]),
];

/** The rules of the trade. */
export const RULES: SettingGroup = {
  title: 'Kurallar',
  intro: 'Yeni talepler ve yeni villalar bunlarla başlar; olanlar değişmez.',
  parts: [
    {
      title: 'Ofis',
      fields: [
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
      ],
    },
    {
      title: 'Talepler ve opsiyonlar',
      fields: [
        {
          key: 'hold_minutes',
          label: 'Yanıt bekleyen talep ne kadar tutulur',
          hint: 'Ofisin açık olduğu süre sayılır: gece gelen talep sabahı bekler. Misafire “en geç … yanıtlarız” diye bu süre söylenir.',
          kind: 'office',
        },
        {
          key: 'owner_answers',
          label: 'Ev sahibi bağlantıyla yanıtlayınca',
          hint: 'Hayır derse talep hemen reddedilir, misafire aynı geceler için üç ev önerilir.',
          choices: [
            ['ask', 'Yanıtı görürüz, opsiyonu biz yaparız'],
            ['option', 'Evet derse opsiyon yapılır, ödeme e-postası gider'],
            ['off', 'Bağlantı gönderilmez'],
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
          key: 'instant_minutes',
          label: 'Anında rezervasyonda ödeme için süre',
          hint: 'Geceler bu süre boyunca ödeyen misafirin; ödenmezse yeniden satışa açılır.',
          kind: 'minutes',
        },
        {
          key: 'instant_feed_hours',
          label: 'Anında rezervasyonda takvim en çok ne kadar eski olabilir',
          hint: 'Bağlı takvimlerinden biri daha önce okunmuş bir ev yalnız taleple satılır.',
          kind: 'number',
          unit: 'saat',
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
          key: 'commission_exemption',
          label: 'Komisyonda KDV',
          hint: EXEMPTION_HINT,
          choices: EXEMPTION_CHOICES,
        },
        {
          key: 'services_exemption',
          label: 'Ek hizmette KDV',
          hint: EXEMPTION_HINT,
          choices: EXEMPTION_CHOICES,
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
};
