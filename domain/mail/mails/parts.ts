import type { Status } from '#domain/reservation-status.ts';
import { isTyped } from '../variables.ts';

/* What several mails have in common: their variables, the states they are true in, their words. */

export const AGENCY = ['imza', 'acente_unvan', 'tursab_no'] as const;
const STAY_VARIABLES = [
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
const MONEY_VARIABLES = [
  'toplam',
  'on_odeme',
  'acik_on_odeme',
  'ara_odemeler',
  'ara_odeme',
  'ara_odeme_gunu',
  'kalan',
  'fazla_odenen',
  'ek_hizmet',
  'ek_hizmet_borcu',
  'temizlik',
  'depozito',
] as const;
export const HANDOVER = ['karsilayan_adi', 'karsilayan_tel', 'konum_link'] as const;
/** Variables about the money of a stay that has ended early. */
export const OFF = ['odenen', 'kesinti', 'iade'] as const;
export const OPTION = ['opsiyon_bitis', 'banka_listesi'] as const;
export const GUEST = [
  ...STAY_VARIABLES,
  ...MONEY_VARIABLES,
  'telefon',
  'iptal_kosullari',
  ...AGENCY,
] as const;
export const OWNER = ['sahip_adi', ...STAY_VARIABLES, ...MONEY_VARIABLES, ...AGENCY] as const;
/** For an address that nobody has proved to own. */
export const UNPROVEN_GUEST = GUEST.filter((name) => !isTyped(name));

/** States in which a guest may be asked for money. */
export const PAYABLE = ['option', 'confirmed', 'staying'] as const satisfies readonly Status[];

/** States of a sold stay. */
export const SOLD = ['confirmed', 'staying', 'completed'] as const satisfies readonly Status[];

export const STAY = `Rezervasyon kodu: {{rezervasyon_kodu}}
Villa: {{villa_adi}} (izin belgesi {{belge_no}})
Giriş: {{giris_tarihi}}, {{giris_saati}}
Çıkış: {{cikis_tarihi}}, {{cikis_saati}}
Süre: {{gece}} gece
Yetişkin: {{yetiskin}}
Çocuk: {{cocuk}}
Bebek: {{bebek}}`;

export const MONEY = `Toplam: {{toplam}}
Temizlik (toplama dahil): {{temizlik}}
Ek hizmetler (toplama dahil): {{ek_hizmet}}
Ön ödeme: {{on_odeme}}
Ara ödemeler: {{ara_odemeler}}
Girişte ödenecek: {{kalan}}
Ek hizmet için acentaya ödenecek: {{ek_hizmet_borcu}}
Hasar depozitosu (girişte alınır, çıkışta iade edilir): {{depozito}}`;

export const HELLO = 'Merhaba {{ad_soyad}},';

export const HELLO_OWNER = 'Merhaba {{sahip_adi}},';

/** For an unverified address: without the name, which anybody may have typed. */
export const HELLO_STRANGER = 'Merhaba,';
