import { ARRIVAL_MAIL, LEAVING_MAIL, REST_MAIL, REVIEW_MAIL } from './reminders.ts';
import type { Status } from '#domain/reservation-status.ts';
import { type MailTemplateRule, rule } from './template-rule.ts';
import { isTyped } from './variables.ts';

const AGENCY = ['acente_unvan', 'tursab_no'] as const;
const STAY = [
  'rezervasyon_kodu',
  'ad_soyad',
  'villa_adi',
  'belge_no',
  'giris_tarihi',
  'cikis_tarihi',
  'giris_saati',
  'cikis_saati',
  'gece',
  'yetiskin',
  'cocuk',
  'bebek',
] as const;
const MONEY = [
  'toplam',
  'on_odeme',
  'kalan',
  'ek_hizmet',
  'ek_hizmet_borcu',
  'temizlik',
  'depozito',
] as const;
const HANDOVER = ['karsilayan_adi', 'karsilayan_tel', 'konum_link'] as const;
/** Variables about the money of a stay that has ended early. */
const OFF = ['odenen', 'kesinti', 'iade'] as const;
const OPTION = ['opsiyon_bitis', 'banka_listesi'] as const;
const GUEST = [...STAY, ...MONEY, 'telefon', 'iptal_kosullari', ...AGENCY] as const;
const OWNER = [...STAY, ...MONEY, ...AGENCY] as const;
/** For an address that nobody has proved to own. */
const UNPROVEN_GUEST = GUEST.filter((name) => !isTyped(name));

/** States in which a guest may be asked for money. */
const PAYABLE = ['option', 'confirmed', 'staying'] as const satisfies readonly Status[];

/** States of a sold stay. */
const SOLD = ['confirmed', 'staying', 'completed'] as const satisfies readonly Status[];

/** Every mail of the product. */
export const MAIL_TEMPLATE_RULES = {
  talep_alindi: rule(
    'Talep alındı',
    'Misafir talep gönderince',
    'guest',
    [...UNPROVEN_GUEST, 'talep_bitis'],
    { action: true },
  ),
  yeni_talep_yonetici: rule(
    'Yeni talep (acente)',
    'Misafir talep gönderince',
    'agency',
    [...GUEST, 'talep_bitis'],
    { action: true },
  ),
  sahip_musaitlik: rule('Müsaitlik teyidi', 'Misafir talep gönderince', 'owner', OWNER, {
    action: true,
  }),
  on_odeme_bilgi: rule(
    'Ön ödeme bilgisi',
    'Opsiyona alınınca ya da elle',
    'guest',
    [...GUEST, ...OPTION],
    { action: true, trueIn: ['option'], says: 'prepaymentDue' },
  ),
  odeme_linki: rule(
    'Ödeme bağlantısı',
    'Elle gönderilince',
    'guest',
    [...GUEST, ...OPTION, 'odeme_linki', 'tutar'],
    { required: ['odeme_linki'], action: true, trueIn: PAYABLE },
  ),
  odeme_alindi: rule('Ödeme alındı', 'Ödeme kaydedilince', 'guest', [...GUEST, 'tutar'], {
    action: true,
  }),
  odeme_basarisiz: rule(
    'Ödeme tamamlanamadı',
    'Kartla ödeme başarısız olunca',
    'guest',
    [...GUEST, ...OPTION, 'odeme_linki', 'tutar'],
    { action: true, trueIn: PAYABLE },
  ),
  opsiyon_hatirlatma: rule(
    'Opsiyon hatırlatması',
    'Opsiyon bitmeden önce',
    'guest',
    [...GUEST, ...OPTION],
    { action: true, trueIn: ['option'], says: 'prepaymentDue' },
  ),
  opsiyon_doldu: rule('Opsiyon doldu', 'Süre dolunca', 'guest', UNPROVEN_GUEST, {
    trueIn: ['expired'],
    says: 'unpaid',
  }),
  rezervasyon_onay: rule(
    'Rezervasyon onayı',
    'Onaylanınca ya da elle',
    'guest',
    [...GUEST, ...HANDOVER, 'belge_linki', 'misafir_linki'],
    { action: true, trueIn: SOLD },
  ),
  sahip_onay: rule('Rezervasyon kesinleşti', 'Onaylanınca', 'owner', [...OWNER, ...HANDOVER], {
    action: true,
    trueIn: SOLD,
  }),
  konaklama_degisti: rule(
    'Konaklama değişti',
    'Tarih, villa ya da kişiler değişince, seçilirse',
    'guest',
    GUEST,
    { action: true, trueIn: ['requested', 'option', 'confirmed'] },
  ),
  talep_reddedildi: rule('Talep reddedildi', 'Talep reddedilince', 'guest', [
    ...UNPROVEN_GUEST,
    ...OFF,
  ]),
  giris_hatirlatma: rule(
    'Giriş hatırlatması',
    'Girişten iki gün önce',
    'guest',
    [...GUEST, ...HANDOVER, 'misafir_linki'],
    { action: true, trueIn: ARRIVAL_MAIL.statuses },
  ),
  istek_yonetici: rule(
    'Misafirin isteği (acente)',
    'Misafir Konaklamam sayfasından istek gönderince',
    'agency',
    [...GUEST, 'istek'],
    { required: ['istek'], action: true },
  ),
  istek_yanit: rule(
    'İsteğin yanıtı',
    'Misafirin isteği yanıtlanınca',
    'guest',
    [...GUEST, 'istek', 'istek_yaniti'],
    { required: ['istek_yaniti'], action: true },
  ),
  kalan_hatirlatma: rule(
    'Kalan ödeme hatırlatması',
    'Girişten beş gün önce, ödenecek tutar varsa',
    'guest',
    GUEST,
    { action: true, trueIn: REST_MAIL.statuses, says: 'restDue' },
  ),
  misafir_listesi: rule(
    'Misafir listesi',
    'Girişten bir hafta önce liste eksikse ya da elle gönderilince',
    'guest',
    [...GUEST, 'misafir_linki'],
    { required: ['misafir_linki'], action: true, trueIn: ['confirmed', 'staying'] },
  ),
  sahip_giris_bilgi: rule(
    'Giriş bilgisi',
    'Girişten iki gün önce',
    'owner',
    [...OWNER, ...HANDOVER, 'telefon'],
    { trueIn: ARRIVAL_MAIL.statuses },
  ),
  sahip_odeme: rule(
    'Ev sahibine ödeme',
    'Ödeme günü yazılınca',
    'owner',
    ['ad_soyad', 'tutar', 'odeme_dokumu', ...AGENCY],
    { required: ['tutar'], action: true },
  ),
  sahip_odeme_geri: rule(
    'Ev sahibine ödeme geri alındı',
    'Ödeme günü geri alınınca',
    'owner',
    ['ad_soyad', 'tutar', ...AGENCY],
    { required: ['tutar'], action: true },
  ),
  depozito_kesinti: rule(
    'Depozitodan kesinti',
    'Depozitonun bir bölümü hasar için kesilince',
    'guest',
    [...GUEST, 'tutar', 'hasar'],
    { required: ['tutar', 'hasar'], action: true },
  ),
  kesinti_duzeltme: rule(
    'Kesinti düzeltmesi',
    'Depozitodan kesinti düzeltilince ya da geri alınınca',
    'guest',
    [...GUEST, 'tutar', 'kesinti', 'hasar'],
    { required: ['tutar'], action: true },
  ),
  iptal_bilgi: rule('İptal bilgisi', 'İptal edilince', 'guest', [...GUEST, ...OFF], {
    action: true,
  }),
  iade_bilgi: rule('İade bilgisi', 'İade kaydedilince', 'guest', [...GUEST, 'tutar'], {
    action: true,
  }),
  depozito_iade: rule(
    'Depozito iadesi',
    'Depozito iadesi kaydedilince',
    'guest',
    [...GUEST, 'tutar'],
    { action: true },
  ),
  cikis_sabahi: rule('Çıkış sabahı', 'Çıkış günü sabahı', 'guest', GUEST, {
    action: true,
    trueIn: LEAVING_MAIL.statuses,
  }),
  yorum_daveti: rule('Yorum daveti', 'Çıkıştan bir gün sonra', 'guest', GUEST, {
    action: true,
    trueIn: REVIEW_MAIL.statuses,
  }),
  teklif: rule('Teklif', 'Teklif gönderilince', 'address', ['ad_soyad', 'telefon', ...AGENCY], {
    action: true,
  }),
  iletisim_alindi: rule('İletişim mesajı alındı', 'İletişim formu gelince', 'address', AGENCY),
  iletisim_yonetici: rule(
    'Yeni mesaj (acente)',
    'Misafir formdan, e-postayla ya da Konaklamam’dan yazınca',
    'agency',
    ['ad_soyad', 'telefon', ...AGENCY],
    { action: true },
  ),
  iletisim_yanit: rule(
    'İletişim mesajına yanıt',
    'Panelden yanıt yazılınca',
    'address',
    ['ad_soyad', 'konu', 'mesaj', ...AGENCY],
    { required: ['mesaj'], essential: true },
  ),
  bulten_onay: rule('Bülten onayı', 'Bültene yazılınca', 'address', AGENCY, {
    action: true,
    essential: true,
    secret: true,
  }),
  kvkk_onay: rule('KVKK başvurusu onayı', 'KVKK başvurusu yapılınca', 'address', AGENCY, {
    action: true,
    essential: true,
    secret: true,
  }),
  kvkk_yonetici: rule('Yeni KVKK başvurusu (acente)', 'Başvuru onaylanınca', 'agency', AGENCY, {
    action: true,
  }),
  kvkk_yanit: rule(
    'KVKK başvurusu yanıtı',
    'Başvuru sonuçlanınca',
    'address',
    ['basvuru_yaniti', ...AGENCY],
    { required: ['basvuru_yaniti'], essential: true },
  ),
  sifre_sifirlama: rule(
    'Şifre yenileme',
    'Panelde şifre yenilenince',
    'address',
    ['ad_soyad', ...AGENCY],
    { action: true, essential: true, secret: true },
  ),
  guvenlik_uyarisi: rule(
    'Güvenlik uyarısı',
    'Hesapta beklenmedik bir şey olunca',
    'address',
    ['ad_soyad', 'uyari', ...AGENCY],
    { required: ['uyari'], action: true, essential: true },
  ),
} as const satisfies Record<string, MailTemplateRule>;

export type MailTemplateKey = keyof typeof MAIL_TEMPLATE_RULES;

/** The rule of a stored template; null for an unknown key. */
export function findTemplateRule(key: string): MailTemplateRule | null {
  return Object.hasOwn(MAIL_TEMPLATE_RULES, key)
    ? MAIL_TEMPLATE_RULES[key as MailTemplateKey]
    : null;
}
