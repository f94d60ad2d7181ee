import { SECURITY_EVENTS } from '#domain/security/events.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';

/** What an action was done to, by the part before its dot. */
const SUBJECTS: Record<string, string> = {
  bank: 'Banka hesabı',
  block: 'Kapatılan tarih',
  btrans: 'BTRANS dosyası',
  blog: 'Blog yazısı',
  blog_post: 'Blog yazısı',
  calendar: 'Takvim bağlantısı',
  calendar_conflict: 'Takvim çakışması',
  comment: 'Yorum',
  contact_message: 'Mesaj',
  data_request: 'KVKK başvurusu',
  district: 'İlçe',
  document: 'Belge',
  exchange: 'Döviz kuru',
  faq: 'Soru',
  feature: 'Özellik',
  feature_category: 'Özellik kategorisi',
  guest_record: 'Misafir',
  guests: 'Misafir listesi',
  house_task: 'Ev işi',
  import: 'İçe aktarma',
  invoice: 'Fatura',
  invoice_buyer: 'Fatura alıcısı',
  bank_line: 'Ekstre satırı',
  bank_statement: 'Banka ekstresi',
  journal: 'Muhasebe ayı',
  kbs_facility: 'Kimlik bildirimi tesisi',
  kbs_person: 'Kimlik bildirimi',
  mail: 'E-posta',
  mail_template: 'E-posta şablonu',
  message: 'Mesaj',
  offer: 'Teklif',
  outbox: 'E-posta',
  page: 'Sayfa',
  payment_alarm: 'Ödeme uyarısı',
  payment_link: 'Ödeme bağlantısı',
  payout_run: 'Ev sahibi ödemesi',
  complaint: 'Şikâyet',
  glossary: 'Çeviri sözlüğü',
  translation: 'Çeviri',
  stay_request: 'Misafir isteği',
  stay_invoice: 'Konaklamanın faturası',
  villa_permit: 'Villanın taranmış belgesi',
  picture: 'Resim',
  post: 'Blog yazısı',
  reservation: 'Rezervasyon',
  security: 'Güvenlik',
  settings: 'Ayarlar',
  subscriber: 'Bülten abonesi',
  team_member: 'Ekip üyesi',
  town: 'Bölge',
  transaction: 'Ödeme',
  user: 'Kullanıcı',
  view: 'Görünüm',
  villa: 'Villa',
  villa_image: 'Villa resmi',
  villa_images: 'Villa resimleri',
  villa_type: 'Villa tipi',
};

/** What was done, by the part after the dot. */
const VERBS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(SECURITY_EVENTS).map(([event, label]) => [event, label.toLocaleLowerCase('tr')]),
  ),
  ...Object.fromEntries(
    Object.entries(STATUS_LABELS).map(([status, label]) => [status, `“${label}” durumuna geçti`]),
  ),
  accept: 'yeniden kabul edilir oldu',
  activity: 'etkinliği değişti',
  add_factor: 'giriş doğrulama yöntemi ekledi',
  answer: 'yanıtlandı',
  assign: 'sorumlusu değişti',
  btrans: 'BTRANS bilgileri değişti',
  bulletin: 'günün bülteni alındı',
  calendar_token: 'takvim adresi yenilendi',
  create: 'eklendi',
  decide: 'değerleri için karar verildi',
  delete: 'silindi',
  confirm: 'onaylandı',
  confirm_password: 'kimliğini yeniden doğruladı',
  disable: 'pasif yapıldı',
  done: 'tamamlandı',
  discounts: 'indirimleri değişti',
  enable: 'etkinleştirildi',
  close: 'kapatıldı',
  export: 'dışa aktarıldı',
  extras: 'ek hizmetleri değişti',
  erase: 'kişinin verileri silindi',
  email: 'e-posta adresi misafir tarafından düzeltildi',
  expire: 'süresi doldu',
  undo: 'geri alındı',
  fill: 'misafir tarafından dolduruldu',
  features: 'özellikleri değişti',
  forgot: 'şifre bağlantısı istedi',
  guests: 'misafir listesi değişti',
  import: 'eski kayıtlardan aktarıldı',
  issue: 'kesildi',
  invite: 'şifre bağlantısı gönderildi',
  leave: 'ayrıldı',
  link: 'bağlandı',
  logout_others: 'öteki oturumlarını kapattı',
  mail: 'e-posta gönderildi',
  whatsapp: 'WhatsApp’tan yazıldı',
  machine: 'makineye çevirtildi',
  merge: 'birleştirildi',
  note: 'not yazıldı',
  of_month: 'ayın villası seçimi değişti',
  order: 'sırası değişti',
  photo: 'fotoğraf eklendi',
  photo_delete: 'fotoğraf silindi',
  paymentlink: 'ödeme bağlantısı oluşturuldu',
  password: 'parolasını değiştirdi',
  popular: 'öne çıkarma değişti',
  price_create: 'fiyat eklendi',
  price_bulk: 'fiyatları topluca değişti',
  price_bulk_undo: 'toplu fiyat değişikliği geri alındı',
  price_delete: 'fiyat silindi',
  price_update: 'fiyat değişti',
  prices: 'fiyatları değişti',
  profile: 'profilini düzeltti',
  read: 'okundu',
  recovery_codes: 'kurtarma kodlarını yeniledi',
  remove_factor: 'giriş doğrulama yöntemini sildi',
  reset_factors: 'giriş doğrulama yöntemleri sıfırlandı',
  record: 'gönderildi olarak kaydedildi',
  refuse: '“bir daha kabul etme” olarak işaretlendi',
  refund: 'iade başlatıldı',
  remedy: 'karşılığı verildi',
  relocate: 'kalan geceleriyle başka eve geçti',
  reverse: '“yanlış yazıldı” ile geri alındı',
  reply: 'yanıtlandı',
  publish: 'villa sayfasında yayımlandı',
  reply_activity: 'yanıtının yayını değişti',
  request: 'talep edildi',
  resend: 'yeniden gönderildi',
  test: 'denendi',
  handover: 'WhatsApp ile gönderildi',
  refused: 'reddedildi',
  reset: 'parolasını bağlantıyla yeniledi',
  resolve: 'çözüldü',
  'renew-link': 'bağlantısı yenilendi',
  reveal: 'kimlik numarası görüntülendi',
  'reveal-identity': 'kimlik numarası görüntülendi',
  send: 'gönderildi',
  owner_answer: 'ev sahibi tarafından yanıtlandı',
  owner_link: 'ev sahibine sorulacak bağlantısı alındı',
  revoke_links: 'verilen bağlantıları kapatıldı',
  settle: 'sonucu işaretlendi',
  sync: 'eşitlendi',
  iys_sent: 'izinleri İYS’ye yüklendi',
  iys_refusals: 'İYS’den gelen retleri işlendi',
  match: 'defterdeki kayıtla eşleştirildi',
  release: 'eşleşmesi çözüldü',
  set_aside: 'defter dışına ayrıldı ya da geri alındı',
  take: 'yüklendi',
  take_back: 'geri alındı',
  takedown: 'kaldırma bildirimiyle yayından alındı',
  takedown_end: 'kaldırma bildirimi kanıtla kapatıldı',
  unlink: 'kaldırıldı',
  unmerge: 'birleştirmesi geri alındı',
  again: 'yeniden yazılmak istendi',
  update: 'güncellendi',
  upload: 'yüklendi',
  withdraw: 'geri çekildi',
};

/** The subjects that the log can be filtered by: those that something is written about today. */
const FILTER_SUBJECTS = [
  'reservation villa villa_image transaction block calendar calendar_conflict offer user town',
  'district villa_type feature feature_category page blog_post faq team_member document bank',
  'comment message subscriber mail_template outbox settings exchange payment_alarm payout_run bank_line bank_statement journal invoice invoice_buyer guests btrans complaint stay_request stay_invoice villa_permit',
  'guest_record house_task kbs_facility kbs_person',
  'data_request picture villa_images view security import translation glossary',
].flatMap((line) => line.split(' '));

/** Subjects with their Turkish names, in Turkish order. */
export const SUBJECT_CHOICES: readonly (readonly [subject: string, label: string])[] =
  FILTER_SUBJECTS.map((subject) => [subject, SUBJECTS[subject] ?? subject] as const).toSorted(
    ([, a], [, b]) => a.localeCompare(b, 'tr'),
  );

const WHOLE: Record<string, string> = { login: 'Oturum açıldı', logout: 'Oturum kapatıldı' };

/**
 * An action of the audit log in words: `villa.update` → "Villa: güncellendi"; without the subject
 * where the whole list is about `about`: "Güncellendi".
 */
export function actionLabel(action: string, about?: string): string {
  const whole = WHOLE[action];
  if (whole !== undefined) return whole;
  const dot = action.indexOf('.');
  const [subject, verb] = dot < 0 ? [action, ''] : [action.slice(0, dot), action.slice(dot + 1)];
  const what = SUBJECTS[subject] ?? subject;
  if (verb === '') return what;
  const done = VERBS[verb] ?? verb;
  return subject === about ? capitalized(done) : `${what}: ${done}`;
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1);
