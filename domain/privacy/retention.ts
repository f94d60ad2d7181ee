/** How long one kind of data is kept, and what is done afterwards. */
export type RetentionRule = {
  key: string;
  /** The setting of the group `rules` with its number of days; without one they are fixed. */
  setting?: `retention_${string}`;
  /** Days for which data is kept after `since`. */
  days: number;
  /** What is deleted, as shown in the dashboard and the destruction log. */
  what: string;
  /** From when the days are counted. */
  since: string;
  /** Why it is kept that long. */
  reason: string;
};

const YEAR = 365;

/**
 * Every kind of personal data that the product stores and how long it is kept. The nightly purge,
 * the dashboard and the answers to erasure requests all use this list. Settings may change the days
 * of the first three within `RETENTION_LIMITS`.
 */
export const RETENTION_RULES = {
  guest_identity: {
    key: 'guest_identity',
    setting: 'retention_identity_days',
    days: YEAR,
    what: 'Misafir listelerindeki kimlik numaraları, doğum tarihleri, plakalar, anne ve baba adları',
    since: 'çıkış günü',
    reason: '1774 sayılı Kimlik Bildirme Kanunu',
  },
  contact_messages: {
    key: 'contact_messages',
    setting: 'retention_message_days',
    days: 2 * YEAR,
    what: 'İletişim formundan gelen mesajlar',
    since: 'gönderildiği gün',
    reason: 'Yazışmanın izlenebilmesi (KVKK m. 5/2-f)',
  },
  unmet_requests: {
    key: 'unmet_requests',
    setting: 'retention_request_days',
    days: YEAR,
    what: 'Sözleşmeye dönüşmeyen taleplerdeki kişisel veriler',
    since: 'talebin kapandığı gün',
    reason: 'Olası uyuşmazlıklar (KVKK m. 5/2-e)',
  },
  contracts: {
    key: 'contracts',
    days: 10 * YEAR,
    what: 'Sözleşme ve ödeme kayıtlarındaki kişisel veriler, notlar ve nedenler',
    since: 'çıkış günü',
    reason: 'Türk Ticaret Kanunu m. 82 ve Vergi Usul Kanunu m. 253',
  },
  block_notes: {
    key: 'block_notes',
    days: YEAR,
    what: 'Elle kapatılan gecelerin ve takvim çakışmalarının notları, dış takvimlerdeki başlıklar',
    since: 'son gece',
    reason: 'Takvimin izlenebilmesi (KVKK m. 5/2-f)',
  },
  payouts: {
    key: 'payouts',
    days: 10 * YEAR,
    what: 'Ev sahibi ödemelerindeki ad, IBAN ve neden',
    since: 'ödemenin yapıldığı yılın sonu',
    reason: 'Türk Ticaret Kanunu m. 82/5 ve Vergi Usul Kanunu m. 253',
  },
  invoices: {
    key: 'invoices',
    days: 10 * YEAR,
    what: 'Faturalardaki alıcı adı, numarası ve adresi',
    since: 'faturanın kesildiği yılın sonu',
    reason: 'Türk Ticaret Kanunu m. 82/5 ve Vergi Usul Kanunu m. 253',
  },
  comment_addresses: {
    key: 'comment_addresses',
    days: 2 * YEAR,
    what: 'Yorum yazanların e-posta adresleri',
    since: 'yorumun yazıldığı gün',
    reason: 'Yorumun gerçek bir konaklamaya ait olduğunun kanıtlanması',
  },
  offers: {
    key: 'offers',
    days: 2 * YEAR,
    what: 'Tekliflerdeki ad, adres ve telefonlar',
    since: 'teklifin bittiği gün',
    reason: 'Olası uyuşmazlıklar (KVKK m. 5/2-e)',
  },
  mails: {
    key: 'mails',
    days: YEAR,
    what: 'Gönderilmiş e-postaların alıcısı ve içeriği',
    since: 'gönderildiği gün',
    reason: 'Teslimin kanıtlanması',
  },
  import_decisions: {
    key: 'import_decisions',
    days: YEAR,
    what: 'İçe aktarmada adlar ve değerler için verilen kararlar',
    since: 'kararın verildiği gün',
    reason: 'Sonraki dosyada yeniden sorulmaması (KVKK m. 5/2-f)',
  },
  imports: {
    key: 'imports',
    days: YEAR,
    what: 'İçe aktarmanın değiştirdiği kayıtların önceki değerleri',
    since: 'aktarıldığı gün',
    reason: 'Aktarımın geri alınabilmesi (KVKK m. 5/2-f)',
  },
  house_tasks: {
    key: 'house_tasks',
    days: 2 * YEAR,
    what: 'Evlerdeki işlerin fotoğrafları ve notları, bildirilen sorunların ayrıntıları',
    since: 'yazıldığı gün',
    reason: 'Hasar ve temizlik uyuşmazlıkları (KVKK m. 5/2-e)',
  },
  left_subscribers: {
    key: 'left_subscribers',
    days: 3 * YEAR,
    what: 'Bültenden ayrılanların onay kayıtları',
    since: 'ayrıldığı gün',
    reason: '6563 sayılı Kanun: ticari ileti onay kayıtları üç yıl saklanır',
  },
  wishes: {
    key: 'wishes',
    days: 30,
    what: 'Boşalacak geceler için haber bekleyenlerin e-posta adresleri',
    since: 'beklenen giriş günü ya da bitirildiği gün',
    reason: 'Haberin gönderildiğinin gösterilebilmesi (KVKK m. 5/2-f)',
  },
  unconfirmed_subscribers: {
    key: 'unconfirmed_subscribers',
    days: 30,
    what: 'Onaylanmamış bülten kayıtları',
    since: 'kaydın yapıldığı gün',
    reason: 'Onay için tanınan süre',
  },
  data_requests: {
    key: 'data_requests',
    days: 3 * YEAR,
    what: 'Sonuçlanmış KVKK başvuruları',
    since: 'sonuçlandığı gün',
    reason: 'Başvurunun yanıtlandığının kanıtlanması',
  },
  unconfirmed_requests: {
    key: 'unconfirmed_requests',
    days: 7,
    what: 'E-postayla onaylanmamış KVKK başvuruları',
    since: 'başvuru günü',
    reason: 'Onay için tanınan süre',
  },
  audit_addresses: {
    key: 'audit_addresses',
    days: YEAR,
    what: 'İşlem kayıtlarındaki internet adresleri (IP)',
    since: 'işlemin yapıldığı gün',
    reason: 'Veri güvenliği (KVKK m. 12)',
  },
  sessions: {
    key: 'sessions',
    days: 180,
    what: 'Panel oturumlarının adres ve cihaz bilgisi',
    since: 'oturumun bittiği gün',
    reason: 'Veri güvenliği (KVKK m. 12)',
  },
  login_attempts: {
    key: 'login_attempts',
    days: 30,
    what: 'Başarısız giriş denemeleri',
    since: 'son deneme',
    reason: 'Parola denemelerine karşı koruma',
  },
  links: {
    key: 'links',
    days: 30,
    what: 'Süresi dolmuş kişisel bağlantılar',
    since: 'bağlantının bittiği gün',
    reason: 'Eski bağlantının neden açılmadığının anlaşılması',
  },
  repeated_writes: {
    key: 'repeated_writes',
    days: 30,
    what: 'İki kez gönderilen işlemlerin ilk yanıtları',
    since: 'işlemin yapıldığı gün',
    reason: 'Aynı işlemin iki kez yapılmaması',
  },
} as const satisfies Record<string, RetentionRule>;

export type RetentionKey = keyof typeof RETENTION_RULES;

/**
 * Limits of the configurable days: at least long enough for the stay to be over, and not so long
 * that nothing is ever deleted.
 */
export const RETENTION_LIMITS = { min: 30, max: 10 * YEAR } as const;

/** The days of a rule under the current settings; an invalid setting is ignored. */
export function retentionDays(rule: RetentionRule, settings: ReadonlyMap<string, string>): number {
  const set = rule.setting === undefined ? undefined : settings.get(rule.setting);
  const days = set !== undefined && /^\d{1,5}$/.test(set) ? Number(set) : rule.days;
  return rule.setting === undefined
    ? rule.days
    : Math.min(Math.max(days, RETENTION_LIMITS.min), RETENTION_LIMITS.max);
}

/**
 * The instant before which data kept for `days` expires. Full years count by the calendar: ten
 * years contain two or three leap days, and what the law requires to be kept must not be deleted
 * before its last day.
 */
export function keptSince(days: number, now: Date): Date {
  const since = new Date(now);
  if (days % YEAR === 0) since.setUTCFullYear(since.getUTCFullYear() - days / YEAR);
  else since.setUTCDate(since.getUTCDate() - days);
  return since;
}
