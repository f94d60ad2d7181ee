/** Every variable that a template may use between {{ }}, and its meaning. */
export const MAIL_VARIABLES = {
  rezervasyon_kodu: 'Rezervasyon kodu',
  ad_soyad: 'Adı ve soyadı',
  sahip_adi: 'Villa sahibinin adı ve soyadı',
  telefon: 'Misafirin telefonu',
  villa_adi: 'Villanın adı',
  belge_no: 'İzin belgesi numarası',
  giris_tarihi: 'Giriş günü',
  cikis_tarihi: 'Çıkış günü',
  giris_saati: 'Giriş saati',
  cikis_saati: 'Çıkış saati',
  gece: 'Gece sayısı',
  yetiskin: 'Yetişkin sayısı',
  cocuk: 'Çocuk sayısı',
  bebek: 'Bebek sayısı',
  toplam: 'Toplam tutar',
  on_odeme: 'Ön ödeme',
  acik_on_odeme: 'Ön ödemeden henüz ulaşmayan',
  ara_odemeler: 'Ön ödeme ile giriş arasındaki ödemeler, günleriyle',
  ara_odeme: 'Sıradaki ara ödemenin tutarı',
  ara_odeme_gunu: 'Sıradaki ara ödemenin son günü',
  kalan: 'Girişte ödenecek tutar',
  fazla_odenen: 'Toplamı aşan, iade edilecek tutar',
  ek_hizmet: 'Ek hizmetlerin tutarı (toplama dahil)',
  ek_hizmet_borcu: 'Ek hizmetlerden acentaya ödenecek olan',
  odenen: 'İptal edilirken ödenmiş olan tutar',
  kesinti: 'İptalde kesilen tutar',
  iade: 'İptalde iade edilecek tutar',
  tutar: 'Bu ödemenin ya da iadenin tutarı',
  odeme_dokumu: 'Ev sahibine ödemenin konaklamalara göre dökümü',
  degisiklik: 'Rezervasyonda değişen',
  degisiklik_dokumu: 'Önceki ve yeni hâli',
  hasar: 'Depozitodan kesilen hasar',
  temizlik: 'Temizlik ücreti',
  depozito: 'Hasar depozitosu',
  talep_bitis: 'Talebin geceleri tuttuğu son an',
  yanit_sozu: 'Talebe en geç ne zaman yanıt verileceği',
  benzer_evler: 'Aynı geceler için en yakın üç ev',
  opsiyon_bitis: 'Opsiyonun bittiği an',
  odeme_linki: 'Kişisel ödeme bağlantısı',
  belge_linki: 'Rezervasyon belgesinin (PDF) kişisel bağlantısı',
  misafir_linki: 'Misafir listesinin kişisel bağlantısı',
  banka_listesi: 'Banka hesapları',
  karsilayan_adi: 'Karşılayan kişi',
  karsilayan_tel: 'Karşılayanın telefonu',
  konum_link: 'Haritada konum',
  iptal_kosullari: 'İptal koşulları',
  istek: 'Misafirin isteği',
  istek_yaniti: 'İsteğe verilen yanıt',
  haber_linki: 'Haberi bitirmenin bağlantısı',
  konu: 'Mesajın konusu',
  mesaj: 'Yazdığınız yanıt',
  uyari: 'Güvenlik uyarısı',
  basvuru_yaniti: 'KVKK başvurusuna verilen yanıt',
  calisma_saatleri: 'Ofisin günleri ve saatleri',
  imza: 'E-postaları imzalayan kişi',
  acente_unvan: 'Acentanın unvanı',
  tursab_no: 'TÜRSAB belge numarası',
} as const;

export type MailVariable = keyof typeof MAIL_VARIABLES;

const TYPED: readonly MailVariable[] = ['ad_soyad', 'telefon', 'konu', 'mesaj'];

/**
 * True for variables whose value somebody typed into a form of ours. They are not used in mails to
 * an unproven address, or anybody could send messages to anybody through us.
 */
export const isTyped = (name: MailVariable): boolean => TYPED.includes(name);

/** The values of the variables of one mail; null where there is nothing to say. */
export type MailValues = Partial<Record<MailVariable, string | null>>;

/** `{{ name }}`, spaces inside allowed. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The names written between {{ }} in a text, each once, in order. */
export function placeholdersIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), (match) => match[1] ?? ''))];
}

/** True when braces are left that form no placeholder: `{{ad_soyad}` and the like. */
export function hasBrokenPlaceholder(text: string): boolean {
  return /\{\{|\}\}/.test(text.replace(PLACEHOLDER, ''));
}
