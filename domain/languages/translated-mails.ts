/** The mails that guests and other visitors read; domain/mail/voice.ts proves that none is missing. */
type Key =
  | 'talep_alindi'
  | 'on_odeme_bilgi'
  | 'opsiyon_hatirlatma'
  | 'opsiyon_doldu'
  | 'rezervasyon_onay'
  | 'konaklama_degisti'
  | 'talep_reddedildi'
  | 'iptal_bilgi'
  | 'odeme_linki'
  | 'odeme_alindi'
  | 'odeme_basarisiz'
  | 'kalan_hatirlatma'
  | 'ara_odeme_hatirlatma'
  | 'ara_odeme_gecikti'
  | 'iade_bilgi'
  | 'depozito_kesinti'
  | 'kesinti_duzeltme'
  | 'odeme_duzeltme'
  | 'depozito_iade'
  | 'teklif'
  | 'iletisim_alindi'
  | 'iletisim_yanit'
  | 'bulten_onay'
  | 'haber_onay'
  | 'haber_var'
  | 'kvkk_onay'
  | 'kvkk_yanit'
  | 'adres_yeni'
  | 'adres_eski'
  | 'istek_yanit'
  | 'misafir_listesi'
  | 'giris_hatirlatma'
  | 'cikis_sabahi'
  | 'yorum_daveti';

export type TranslatedMail = { subject: string; text: readonly string[]; button?: string };

/** Those mails in a language; one that is missing does not compile. `button` as the Turkish one has. */
export type TranslatedMails = { signature: string; mails: Record<Key, TranslatedMail> };
