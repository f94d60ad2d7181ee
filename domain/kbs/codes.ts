/**
 * What the identity notification service of gendarmerie and police (KBS) understands, in one table:
 * a value that turns out otherwise is corrected here. `H`: the service's own schema as generated
 * code shows it; `M`: several public clients agree; `L`: our reading of the same rule.
 */
type Known<Value> = { readonly value: Value; readonly sure: 'H' | 'M' | 'L' };

export const KBS_VALUES = {
  /** The namespace of operations and their parameters. */
  operations: { value: 'http://tempuri.org/', sure: 'H' },
  /** The namespace of what stands in `musteri`; its elements stand in alphabetical order. */
  person: { value: 'http://schemas.datacontract.org/2004/07/KBS_Tesis_Servis', sure: 'H' },
  /** Before the operation's name in the SOAPAction header. */
  action: { value: 'http://tempuri.org/ISrvShsYtkTml/', sure: 'H' },
  /** KULLANIMSEKLI: why somebody is in the house. */
  use: { value: 'KONAKLAMA', sure: 'M' },
  /** CKSTIP: they have left the house. */
  leaving: { value: 'TESISTENCIKIS', sure: 'M' },
  /** CINSIYET */
  female: { value: 'KADIN', sure: 'M' },
  male: { value: 'ERKEK', sure: 'M' },
  /** ODANO of a house with a facility code of its own; others send the villa's code. */
  onlyRoom: { value: '1', sure: 'L' },
  /** Addresses of the services; an agency may enter others. */
  gendarmerie: {
    value: 'https://vatandas.jandarma.gov.tr/KBS_Tesis_Servis/SrvShsYtkTml.svc',
    sure: 'M',
  },
  /** Law 1774: an arrival or a departure is reported within so many hours. */
  reportWithinHours: { value: 24, sure: 'M' },
} as const satisfies Record<string, Known<string | number>>;

/**
 * HataKodu of an answer. `done`: it was carried out. `refused`: it was not, and will not be as it
 * is. `again`: an error of the service, after which its list tells what holds. `access`: nobody's
 * report gets through until the facility's access is corrected.
 */
export const KBS_CODES = {
  100: { name: 'Basarili', means: 'done', text: 'Başarılı', sure: 'M' },
  101: { name: 'KayitBulunamadi', means: 'refused', text: 'Kayıt bulunamadı', sure: 'M' },
  102: { name: 'YeniKayitBasarisiz', means: 'refused', text: 'Yeni kayıt yapılamadı', sure: 'M' },
  103: { name: 'GuncellemeBasarisiz', means: 'refused', text: 'Güncelleme yapılamadı', sure: 'M' },
  104: { name: 'SilmeBasarisiz', means: 'refused', text: 'Silme yapılamadı', sure: 'M' },
  105: { name: 'VTHatasi', means: 'again', text: 'Servisin veritabanı hatası', sure: 'M' },
  106: { name: 'GenelHata', means: 'again', text: 'Servisin genel hatası', sure: 'M' },
  107: {
    name: 'GirdiHatasi',
    means: 'refused',
    text: 'Gönderilen bilgi kabul edilmedi',
    sure: 'M',
  },
  108: { name: 'YetkiHatasi', means: 'access', text: 'Bu tesis için yetki yok', sure: 'M' },
  109: {
    name: 'KimlikDogrulamaHatasi',
    means: 'access',
    text: 'Kullanıcı ya da şifre kabul edilmedi',
    sure: 'M',
  },
} as const;
export type KbsCode = keyof typeof KBS_CODES;

export const KBS_SERVICES = ['jandarma', 'polis'] as const;
export type KbsService = (typeof KBS_SERVICES)[number];

export const KBS_SERVICE_LABELS: Record<KbsService, string> = {
  jandarma: 'Jandarma',
  polis: 'Polis',
};

/** Hours before a report is late from which somebody is told that it is still missing. */
export const ALARM_HOURS = 8;

/** Days after a departure on which a report that never got through is still made. */
export const STILL_REPORTED_DAYS = 3;
