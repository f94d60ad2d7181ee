/** Every error code that leaves the API, with the sentence its reader sees when none is closer. */
export const MESSAGES = {
  MALFORMED: 'Gönderilen bilgiler okunamadı. Lütfen sayfayı yenileyip yeniden deneyin.',
  VALIDATION: 'Bazı alanlar eksik ya da hatalı. Lütfen işaretli alanları düzeltin.',
  UNAUTHENTICATED: 'Oturumunuz sona erdi. Lütfen yeniden giriş yapın.',
  INVALID_CREDENTIALS: 'E-posta adresi ya da parola hatalı.',
  LOGIN_DELAYED: 'Çok sayıda hatalı deneme yapıldı. Lütfen biraz bekleyip yeniden deneyin.',
  FORBIDDEN: 'Bu işlem için yetkiniz yok.',
  NOT_FOUND: 'Aradığınız kayıt bulunamadı.',
  DATES_TAKEN: 'Bu tarihler az önce doldu. Lütfen başka tarihlere bakın.',
  PRICE_CHANGED: 'Fiyat güncellendi. Lütfen yeni tutarı görüp onaylayın.',
  QUOTE_EXPIRED: 'Fiyat teklifinizin süresi doldu. Lütfen tarihleri yeniden seçin.',
  ILLEGAL_TRANSITION: 'Bu kayıt bulunduğu durumdan istenen duruma geçirilemez.',
  STALE_VERSION: 'Bu kayıt siz bakarken başkası tarafından değiştirildi. Yenileyip tekrar deneyin.',
  IDEMPOTENCY_KEY_REUSED:
    'Bu istek daha önce başka bilgilerle gönderilmiş. Lütfen yeniden deneyin.',
  IDEMPOTENCY_KEY_REQUIRED: 'İstek anahtarı (Idempotency-Key) eksik.',
  TOO_LARGE: 'Gönderilen veri çok büyük.',
  UNSUPPORTED_MEDIA_TYPE: 'Bu içerik türü desteklenmiyor.',
  MIN_NIGHTS: 'Bu tarihler için en az konaklama süresinin altında.',
  CAPACITY: 'Kişi sayısı bu villanın kapasitesini aşıyor.',
  STAY_FIXED: 'Bu durumdaki rezervasyonun tarihleri, villası ve kişi sayısı değiştirilemez.',
  VILLA_INACTIVE: 'Bu villa yayında değil. Önce villayı yayına alın ya da başka bir villa seçin.',
  DISCOUNT_TOO_LARGE: 'İndirim acentenin komisyonundan ve ön ödemeden büyük olamaz.',
  CLOSED: 'Bu tarihlerin bir bölümü satışa kapalı.',
  PAST: 'Geçmiş bir tarih için konaklama seçilemez.',
  TOO_LONG: 'Tek seferde en çok 100 gece konaklanabilir.',
  REASON_REQUIRED: 'Lütfen bir neden yazın.',
  TOO_MANY_REQUESTS: 'Çok sık istek gönderildi. Lütfen biraz bekleyip yeniden deneyin.',
  BUSY: 'Sistem şu anda yoğun. Lütfen birkaç saniye sonra yeniden deneyin.',
  INTERNAL: 'Beklenmeyen bir hata oluştu. Lütfen yeniden deneyin.',
} as const;

export type ErrorCode = keyof typeof MESSAGES;
