/** Why a file cannot be made smaller in a browser and sent, with what to do. */
export const SHRINK_WORDS = {
  empty: 'Bu dosya boş (0 bayt). Telefondan ya da buluttan tam indirip yeniden seçin.',
  not_image: 'Bu dosya bir resim değil. JPEG, PNG ya da WebP seçin.',
  format: 'Tarayıcınız bu resim biçimini açamıyor. Resmi JPEG ya da PNG olarak kaydedip seçin.',
  huge: 'Bu resim çok büyük (200 megapikselden fazla). Küçültüp yeniden seçin.',
  cut_off:
    'Bu resmin sonu eksik; yarım inmiş ya da kopyalanmış. Aslından yeniden kopyalayıp seçin.',
  unreadable: 'Bu resim açılamadı; bozuk ya da yarım olabilir. Başka bir kopyasını seçin.',
  unsupported: 'Tarayıcınız resim küçültmeyi desteklemiyor. Güncel bir tarayıcıyla deneyin.',
} as const;

export type ShrinkReason = keyof typeof SHRINK_WORDS;
